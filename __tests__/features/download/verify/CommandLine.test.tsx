import { render, screen } from "@testing-library/react";
import { CommandLine } from "../../../../src/features/download/verify/CommandLine";

jest.mock("../../../../src/site/signing", () => ({
  ...jest.requireActual("../../../../src/site/signing"),
  signing: { packageName: "org.example.player", certificate: "ab:CDef" },
}));

test("the certificate, once it is set, has the form of AppVerifier and can be copied", () => {
  const { container } = render(<CommandLine />);
  expect(container).toHaveTextContent("org.example.player AB:CD:EF");
  expect(screen.getByRole("button")).toHaveAccessibleName("Copy package name and certificate");
});
