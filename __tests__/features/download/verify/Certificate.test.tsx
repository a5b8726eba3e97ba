import { render } from "@testing-library/react";
import { Certificate } from "../../../../src/features/download/verify/Certificate";
import { androidPackage, certificate } from "../../../support/release";

const show = (certificates: ReturnType<typeof certificate>[]) =>
  render(<Certificate version="v2.4.0" {...androidPackage({ certificates })} />);
const textOf = (pair: string) => `org.example.player\n${Array(32).fill(pair).join(":")}`;

test("the certificate has the form that AppVerifier reads", () => {
  const { container } = show([certificate("a")]);
  expect(container).toHaveTextContent("this SHA-256 of v2.4.0:org.example");
  expect(container.querySelector("code")?.textContent).toBe(textOf("AA"));
});

test("of an app whose key has changed, each certificate has its Android", () => {
  const { container } = show([certificate("b", "13"), certificate("a")]);
  const lines = [...container.querySelectorAll("code")].map(
    ({ previousSibling, textContent }) => `${previousSibling?.textContent} ${textContent}`,
  );
  expect(lines).toEqual([
    `On Android\u00a013 or newer: ${textOf("BB")}`,
    `On an older Android: ${textOf("AA")}`,
  ]);
});
