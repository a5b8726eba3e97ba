import { act, render, screen } from "@testing-library/react";
import { readDevice, useDevice } from "../../src/browser/useDevice";

function visitWith(browser: object) {
  const unknown = { userAgentData: undefined, userAgent: "", platform: "", vendor: "" };
  for (const [name, value] of Object.entries({ ...unknown, maxTouchPoints: 0, ...browser }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

const withHints = (platform: string, getHighEntropyValues: (hints: string[]) => unknown) => ({
  userAgentData: { platform, getHighEntropyValues },
  userAgent: "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
});

// Chrome on Android says "Linux armv81", with a one at its end, on every phone.
const android = (architecture: string, bitness: string, platform = "Linux armv81") => ({
  ...withHints("Android", async () => ({ architecture, bitness })),
  platform,
});

const arm64 = async () => ({ architecture: "arm", bitness: "64" });
const refuse = () => Promise.reject(new Error("NotAllowedError"));

test.each([
  ["a 64-bit ARM phone", android("arm", "64"), "arm64-v8a"],
  ["a 32-bit ARM phone", android("arm", "32", "Linux armv7l"), "armeabi-v7a"],
  ["a 64-bit x86 device", android("x86", "64", "Linux x86_64"), "x86_64"],
  ["a 32-bit x86 device", android("x86", "32", "Linux i686"), "x86"],
  ["a 32-bit system on a 64-bit ARM processor", android("arm", "64", "Linux armv8l"), null],
  ["a 32-bit system on a 64-bit x86 processor", android("x86", "64", "Linux i686"), null],
  ["a browser that refuses the hints", withHints("Android", refuse), null],
  ["a browser without hints", { userAgent: "Mozilla/5.0 (Android 14; Mobile)" }, null],
  ["a browser whose hints have no platform", withHints("", arm64), "arm64-v8a"],
  ["a browser that hides its platform", withHints("Unknown", arm64), "arm64-v8a"],
])("reads the processor of %s on Android", async (_, browser, processor) => {
  visitWith(browser);
  expect(await readDevice()).toMatchObject({ kind: "android", processor });
});

/** Of Chrome on every phone. */
const REDUCED = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0";
/** A browser that gives only the hints that it is asked for. */
const withVersion = (platformVersion: string, userAgent = REDUCED) => ({
  ...withHints(
    "Android",
    async (hints) => hints.includes("platformVersion") && { platformVersion },
  ),
  userAgent,
});
const NEXUS = "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/130.0.0.0";
const GOOGLEBOT = `${NEXUS} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
const firefox = (system: string) => ({
  userAgent: `Mozilla/5.0 (${system}; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0`,
});

test.each([
  ["a hint", withVersion("13.0.0"), "13"],
  ["a hint with a second number", withVersion("7.1.2"), "7.1"],
  ["a hint that is what every user agent says", withVersion("10.0.0"), "10"],
  ["a hint, and not the user agent", withVersion("9", NEXUS), "9"],
  ["an empty hint, and an honest user agent", withVersion("", NEXUS), "6"],
  ["a hint with more than numbers", withVersion("14.0.0-beta"), null],
  ["a hint without a version", withVersion("0.0.0"), null],
  ["hints that are refused", { ...withHints("Android", refuse), userAgent: REDUCED }, null],
  ["a user agent", firefox("Android 14"), "14"],
  ["a user agent that says 10, as on older phones", firefox("Android 10"), null],
  ["a user agent with a version of something else", firefox("Android; Player 7.1"), null],
  ["a search engine with a hint", withVersion("6.0.1", GOOGLEBOT), null],
])("reads the version of Android from %s", async (_, browser, version) => {
  visitWith(browser);
  expect(await readDevice()).toMatchObject({ kind: "android", version });
});

const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const x86 = async () => ({ architecture: "x86", bitness: "64", platformVersion: "6.1.0" });

test.each([
  ["Chrome", { ...withHints("Linux", x86), userAgent: LINUX, vendor: "Google Inc." }],
  ["a browser that calls itself a Mac", { userAgent: "(Macintosh)", vendor: "Google Inc." }],
])("recognizes %s on Android that asks for the desktop page", async (_, browser) => {
  visitWith({ ...browser, platform: "Linux armv81", maxTouchPoints: 5 });
  expect(await readDevice()).toEqual({ kind: "android", processor: null, version: null });
});

const APPLE = "Apple Computer, Inc.";
const GOOGLE = "Google Inc.";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const EMULATOR = "Mozilla/5.0 (Windows NT 10.0; Android emulator)";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)";
/** A browser with a touch screen. */
const touched = (userAgent: string, platform: string, vendor: string) => ({
  userAgent,
  platform,
  vendor,
  maxTouchPoints: 5,
});

test.each([
  ["an iPhone whose platform is hidden", touched(IPHONE, "", APPLE), "apple"],
  ["an iPad, which calls itself a Mac", touched(MAC, "MacIntel", APPLE), "apple"],
  ["another engine on an iPad", touched(MAC, "iPad", ""), "apple"],
  ["a Mac", { userAgent: MAC, platform: "MacIntel", vendor: APPLE }, "computer"],
  ["an old Android that calls itself a Mac", touched(MAC, "Linux armv8l", GOOGLE), "computer"],
  ["a Windows tablet that calls itself an iPhone", touched(IPHONE, "Win32", GOOGLE), "computer"],
  ["Windows", { userAgentData: { platform: "Windows" }, userAgent: EMULATOR }, "computer"],
])("recognizes %s", async (_, browser, kind) => {
  visitWith(browser);
  expect(await readDevice()).toEqual({ kind });
});

test("asks the browser once for all components, and gives no device if that fails", async () => {
  const getHighEntropyValues = jest.fn(() => {
    throw new Error("broken");
  });
  visitWith(withHints("Android", getHighEntropyValues));
  const Shown = () => <p>{JSON.stringify(useDevice())}</p>;
  render(<Shown />);
  render(<Shown />);
  await act(async () => undefined);
  expect(screen.getAllByText("null")).toHaveLength(2);
  expect(getHighEntropyValues).toHaveBeenCalledTimes(1);
});
