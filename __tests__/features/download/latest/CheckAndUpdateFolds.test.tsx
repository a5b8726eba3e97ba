import { screen } from "@testing-library/react";
import { useDevice } from "../../../../src/browser/useDevice";
import { CheckAndUpdateFolds } from "../../../../src/features/download/latest/CheckAndUpdateFolds";
import type { Device } from "../../../../src/releases/recommendFile";
import { release } from "../../../support/release";
import { listOf, renderWithList } from "../../../support/releaseList";

jest.mock("../../../../src/site/signing", () => ({
  ...jest.requireActual("../../../../src/site/signing"),
  signing: null,
}));
jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn(() => null) }));

const show = () => renderWithList(<CheckAndUpdateFolds />, listOf([release()]));
const urlOf = (name: string) =>
  screen.queryByRole("link", { name, hidden: true })?.getAttribute("href");

test("closed folds have the official source, the commands, the feed and the repository", () => {
  const { container } = show();
  expect(container.querySelector("details[open]")).toBeNull();
  expect(urlOf("the releases on GitHub")).toBe("https://github.com/octo/player/releases");
  expect(urlOf("Follow the feed")).toBe("https://example.com/releases.atom");
  expect(urlOf("Watch releases on GitHub")).toBe("https://github.com/octo/player");
  const fold = screen.getByText("From the command line").closest("details");
  for (const command of ["sha256sum", "shasum -a 256", "certutil -hashfile"])
    expect(fold).toHaveTextContent(command);
  expect(screen.queryByText(/signed|certificate/i)).toBeNull();
});

test.each<[Device, string | undefined]>([
  [{ kind: "android", processor: null }, "obtainium://add/https://github.com/octo/player"],
  [{ kind: "computer" }, undefined],
])("on the device %j, the link to Obtainium is %s", (device, url) => {
  jest.mocked(useDevice).mockReturnValue(device);
  show();
  expect(urlOf("Add to Obtainium")).toBe(url);
});
