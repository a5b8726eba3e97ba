import { act, render, screen } from "@testing-library/react";
import { SuggestedFile } from "../../src/visitor/SuggestedFile";
import { releaseFile } from "../support/release";

const arm64 = releaseFile("player-arm64-v8a.apk");
const universal = releaseFile("player-universal.apk", { size: null });

async function show(files: (typeof arm64)[], getHighEntropyValues?: () => Promise<{ architecture?: string; bitness?: string }>) {
  const userAgentData = getHighEntropyValues && { platform: "Android", getHighEntropyValues };
  Object.defineProperty(navigator, "userAgentData", { value: userAgentData, configurable: true });
  return await act(async () => render(<SuggestedFile files={files} />));
}

test("the package for the processor is suggested, with the reason", async () => {
  const { container } = await show([universal, arm64], async () => ({ architecture: "arm", bitness: "64" }));
  expect(container).toHaveTextContent("For this phone: arm64-v8a package, 24.6 MB. Your browser names a 64-bit ARM processor.");
  expect(screen.getByRole("link")).toHaveAttribute("href", arm64.downloadUrl);
});

test.each([
  ["says nothing", async () => ({})],
  ["refuses to say", () => Promise.reject(new Error("NotAllowedError"))],
  ["has no hints at all", undefined],
])("a browser that %s gets the universal package", async (_, hints) => {
  const { container } = await show([arm64, universal], hints);
  expect(container).toHaveTextContent("For this phone: universal package. It runs on every processor; yours is not known.");
});

test("there is no suggestion if no package is certain to install", async () => {
  const { container } = await show([arm64], undefined);
  expect(container).toBeEmptyDOMElement();
});
