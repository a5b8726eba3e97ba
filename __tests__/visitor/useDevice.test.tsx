import { act, render, screen } from "@testing-library/react";
import { DownloadChoice } from "../../src/components/download/DownloadChoice";
import { useDevice } from "../../src/visitor/useDevice";
import { release, releaseFile } from "../support/release";

const files = ["arm64-v8a", "armeabi-v7a", "x86_64", "universal"].map((processor) => releaseFile(`player-${processor}.apk`));
const [first] = files;
const newest = release({ downloadUrl: first?.downloadUrl ?? null });

/** The downloads of the newest release, as the page shows them on this device. */
function Downloads() {
  const device = useDevice();
  return (
    <>
      <output>{JSON.stringify(device)}</output>
      <DownloadChoice release={newest} files={files} device={device} onDownload={() => undefined} help={null} />
    </>
  );
}

interface Browser {
  userAgentData?: { platform: string; getHighEntropyValues?: () => Promise<object> };
  userAgent?: string;
  maxTouchPoints?: number;
  platform?: string;
}

/** Opens the downloads, and gives the device with the links that are offered: label, and processor in the name of the file. */
async function openIn({ userAgentData, userAgent = "", maxTouchPoints = 0, platform = "" }: Browser) {
  for (const [name, value] of Object.entries({ userAgentData, userAgent, maxTouchPoints, platform })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  render(<Downloads />);
  expect(screen.getByRole("status")).toHaveTextContent("null");
  await act(async () => undefined);
  const device: unknown = JSON.parse(screen.getByRole("status").textContent ?? "");
  const offers = screen.getAllByRole("link").map((link) => {
    const [, processor] = /player-(.+)\.apk$/.exec(link.getAttribute("href") ?? "") ?? [];
    expect(link).toHaveAccessibleDescription(expect.stringMatching(`^${processor} package, 24.6 MB`));
    return `${link.textContent}: ${processor}`;
  });
  return { device, offers };
}

// "Linux armv81", with a one at its end, is what Chrome on Android says on every phone.
const android = (architecture: string, bitness: string): Browser => ({
  userAgentData: { platform: "Android", getHighEntropyValues: async () => ({ architecture, bitness }) },
  platform: "Linux armv81",
});
const refusing: Browser = {
  userAgentData: { platform: "Android", getHighEntropyValues: () => Promise.reject(new Error("NotAllowedError")) },
};
// Asking this one would be an error.
const windows: Browser = { userAgentData: { platform: "Windows" }, userAgent: "Mozilla/5.0 (Windows NT 10.0; Android emulator)" };
const FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

const FIRST = "Download Latest: arm64-v8a";
const FOR_ANY = ["Download the App: universal", FIRST];
const phone = (processor: string | null) => ({ kind: "android", processor });

test.each<[string, Browser, object | null, string[]]>([
  ["a phone with a 64-bit ARM processor", android("arm", "64"), phone("arm64-v8a"), [FIRST]],
  ["a phone with a 32-bit one", android("arm", "32"), phone("armeabi-v7a"), ["Download the App: armeabi-v7a", FIRST]],
  ["a phone whose browser says nothing", android("", ""), phone(null), FOR_ANY],
  ["a phone whose browser refuses to say", refusing, phone(null), FOR_ANY],
  ["a phone whose browser has no hints", { userAgent: FIREFOX }, phone(null), FOR_ANY],
  ["an iPhone", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" }, { kind: "apple" }, [FIRST]],
  ["an iPad that says so", { userAgent: "Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)" }, { kind: "apple" }, [FIRST]],
  ["an iPad that says that it is a Mac", { userAgent: MAC, maxTouchPoints: 5 }, { kind: "apple" }, [FIRST]],
  ["a Mac", { userAgent: MAC }, { kind: "computer" }, FOR_ANY],
  ["a computer with a touch screen", { ...windows, maxTouchPoints: 10 }, { kind: "computer" }, FOR_ANY],
  ["a browser that fails", { userAgentData: { platform: "Android" } }, null, FOR_ANY],
])("%s gets the right file, and Download Latest stays the first one", async (_, browser, device, offers) => {
  expect(await openIn(browser)).toEqual({ device, offers });
});
