import { screen } from "@testing-library/react";
import { useDevice } from "../../../../src/browser/useDevice";
import { CheckAndUpdateFolds } from "../../../../src/features/download/latest/CheckAndUpdateFolds";
import { updateText } from "../../../../src/site/installHelp";
import * as product from "../../../../src/site/product";
import { release, signedRelease } from "../../../support/release";
import { listAfter, listOf, renderWithList, responded } from "../../../support/releaseList";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn(() => null) }));

const show = (releases = [release()]) => renderWithList(<CheckAndUpdateFolds />, listOf(releases));
const urlOf = (name: string) =>
  screen.queryByRole("link", { name, hidden: true })?.getAttribute("href");

test("closed folds have the official source, the commands, the feed and the repository", () => {
  const { container } = show();
  expect(container.querySelector("details[open]")).toBeNull();
  expect(container).toHaveTextContent("on this site and in the releases on GitHub only; do not");
  expect(urlOf("the releases on GitHub")).toBe("https://github.com/octo/player/releases");
  expect(urlOf("Follow the feed")).toBe("https://example.com/releases.atom");
  expect(urlOf("Watch releases on GitHub")).toBe("https://github.com/octo/player");
  expect(urlOf("Add to Obtainium")).toBeUndefined();
  const fold = screen.getByText("From the command line").closest("details");
  expect(fold).toHaveTextContent(/sha256sum .*shasum -a 256 .*certutil -hashfile /);
});

test("nothing is said about the key of a package that no build has read", () => {
  show([release(), signedRelease("v0.9"), signedRelease("v0.8")]);
  expect(screen.queryByText(/signed|certificate|AppVerifier/i)).toBeNull();
});

test("the check has the certificate of the newest release", () => {
  show([signedRelease("v1.0"), signedRelease("v0.9")]);
  const fold = screen.getByText("Signing certificate (for AppVerifier)").closest("details");
  expect(fold).toHaveTextContent("org.example.player AA:AA");
});

test("only a release that is known to install over the one before promises it", () => {
  const built = [signedRelease("v1.1"), signedRelease("v1.0")];
  const { setList } = show(built);
  const list = listOf(built);
  const isPromised = () => screen.queryByText(updateText()) !== null;
  setList(listAfter(list, responded(built)));
  expect(isPromised()).toBe(true);
  // No build has read it.
  setList(listAfter(list, responded([release({ version: "v1.2" }), ...built])));
  expect(isPromised()).toBe(false);
  for (const versionCode of [0, 2]) {
    setList(listOf([signedRelease("v1.1"), signedRelease("v1.0", { versionCode })]));
    expect(isPromised()).toBe(versionCode === 0);
  }
});

test("only an Android phone gets a link to Obtainium", () => {
  jest.mocked(useDevice).mockReturnValue({ kind: "android", processor: null, version: null });
  show();
  expect(urlOf("Add to Obtainium")).toBe("obtainium://add/https://github.com/octo/player");
  expect(urlOf("an app that installs new versions from GitHub")).toBe(
    "https://github.com/ImranR98/Obtainium",
  );
});

test("Obtainium gets the choice of appFiles, and a store is named with its key", () => {
  jest.replaceProperty(product, "appFiles", /-release/);
  jest.replaceProperty(product, "stores", [{ label: "F-Droid", url: "https://f-droid.org" }]);
  const { container } = show([signedRelease("v1.0"), signedRelease("v0.9")]);
  expect(container).toHaveTextContent("over the one that you have from this site or GitHub. Your");
  expect(container).toHaveTextContent("Get it on F-Droid, whose version may have another key");
  const app = decodeURIComponent(urlOf("Add to Obtainium")?.split("://app/")[1] ?? "");
  const additionalSettings = '{"apkFilterRegEx":"-release"}';
  expect(JSON.parse(app)).toMatchObject({ id: "org.example.player", additionalSettings });
});
