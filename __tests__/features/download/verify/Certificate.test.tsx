import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Certificate } from "../../../../src/features/download/verify/Certificate";
import { androidPackage } from "../../../support/release";

test("the certificate has the form that AppVerifier reads, and can be copied", async () => {
  const visitor = userEvent.setup();
  const facts = androidPackage({ applicationId: "app.player", certificate: "ab0c".repeat(16) });
  const { container } = render(<Certificate version="v2.4.0" androidPackage={facts} />);
  expect(container).toHaveTextContent("This is what it shows of v2.4.0:");
  await visitor.click(screen.getByRole("button", { name: "Copy both" }));
  const text = `app.player\n${"AB:0C:".repeat(16).slice(0, -1)}`;
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(container.querySelector("code")?.textContent).toBe(text);
});
