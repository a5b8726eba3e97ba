import { screen } from "@testing-library/react";
import { useDevice } from "../../../../src/browser/useDevice";
import { CheckAndHear } from "../../../../src/features/download/latest/CheckAndHear";
import type { Device } from "../../../../src/releases/recommendFile";
import { appVerifierText } from "../../../../src/site/signing";
import { release } from "../../../support/release";
import { listOf, renderWithList } from "../../../support/releaseList";

jest.mock("../../../../src/site/signing", () => ({ ...jest.requireActual("../../../../src/site/signing"), signing: null }));
jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn(() => null) }));

const show = (device: Device | null = null) => {
  jest.mocked(useDevice).mockReturnValue(device);
  return renderWithList(<CheckAndHear />, listOf([release()]));
};
const linkTo = (name: string) => screen.queryByRole("link", { name, hidden: true })?.getAttribute("href");

test("it names the official source, the feed and the releases to watch, in folds that are closed", () => {
  const { container } = show();
  expect(linkTo("the releases on GitHub")).toBe("https://github.com/octo/player/releases");
  expect(linkTo("Follow the feed")).toBe("https://example.com/releases.atom");
  expect(linkTo("Watch releases on GitHub")).toBe("https://github.com/octo/player");
  expect(container.querySelector("details[open]")).toBeNull();
});

test.each<[Device, string | undefined]>([
  [{ kind: "android", processor: null }, "obtainium://add/https://github.com/octo/player"],
  [{ kind: "computer" }, undefined],
  [{ kind: "apple" }, undefined],
])("on the device %j, the link that adds the repository to Obtainium is %s", (device, href) => {
  show(device);
  expect(linkTo("Add to Obtainium")).toBe(href);
});

test("the commands are in a fold, and no certificate is mentioned as long as there is none", () => {
  show();
  for (const command of ["sha256sum app.apk", "shasum -a 256 app.apk", "certutil -hashfile app.apk SHA256"]) {
    expect(screen.getByText(command).closest("details")).toHaveTextContent("From the command line");
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
