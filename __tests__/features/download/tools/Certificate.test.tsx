import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Certificate } from "../../../../src/features/download/tools/Certificate";
import { androidPackage, certificate } from "../../../support/release";

const show = (certificates: ReturnType<typeof certificate>[]) =>
  render(<Certificate version="v2.4.0" {...androidPackage({ certificates })} />);
const textOf = (pair: string) => `org.example.player\n${Array(32).fill(pair).join(":")}`;

test("the button copies the certificate in the form that AppVerifier reads", async () => {
  const { container } = show([certificate("a")]);
  expect(container).toHaveTextContent("this name and SHA-256 of v2.4.0:org.example");
  await userEvent.setup().click(screen.getByRole("button"));
  expect(await navigator.clipboard.readText()).toBe(textOf("AA"));
});

test("of an app whose key has changed, both certificates are shown", () => {
  const { container } = show([certificate("b", "13"), certificate("a")]);
  const lines = [...container.querySelectorAll("code")].map(({ textContent }) => textContent);
  expect(lines).toEqual([textOf("BB"), textOf("AA")]);
});
