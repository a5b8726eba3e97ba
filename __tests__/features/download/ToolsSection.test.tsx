import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfficialSources } from "../../../src/features/download/ToolsSection";
import { appVerifierText } from "../../../src/site/signing";

jest.mock("../../../src/site/signing", () => ({ ...jest.requireActual("../../../src/site/signing"), signing: null }));

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("it names the official source, the feed and the releases to watch", () => {
  render(<OfficialSources />);
  expect(linkTo("the releases on GitHub")).toBe("https://github.com/octo/player/releases");
  expect(linkTo("the feed")).toBe("https://example.com/releases.atom");
  expect(linkTo("watch releases on GitHub")).toBe("https://github.com/octo/player");
});

test("the commands load when they are opened, and no certificate is mentioned as long as there is none", async () => {
  render(<OfficialSources />);
  expect(screen.queryByText("sha256sum app.apk")).toBeNull();
  await userEvent.click(screen.getByText("From the command line"));
  for (const command of ["sha256sum app.apk", "shasum -a 256 app.apk", "certutil -hashfile app.apk SHA256"]) {
    expect(await screen.findByText(command)).toBeInTheDocument();
  }
  expect(screen.queryByText(/signed|certificate/i)).toBeNull();
});

test.each(["ab".repeat(32), "AB:".repeat(32).slice(0, -1)])(
  "the certificate %s has the form that AppVerifier reads",
  (certificate) => {
    expect(appVerifierText({ packageName: "org.example.player", certificate })).toBe(
      `org.example.player\n${"AB:".repeat(32).slice(0, -1)}`,
    );
  },
);
