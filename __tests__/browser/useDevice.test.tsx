import { act, render, screen } from "@testing-library/react";
import { readDevice, useDevice } from "../../src/browser/useDevice";

interface Browser {
  userAgentData?: { platform: string; getHighEntropyValues?: () => Promise<object> };
  userAgent?: string;
  maxTouchPoints?: number;
  platform?: string;
}

function visitWith({ userAgentData, userAgent = "", maxTouchPoints = 0, platform = "" }: Browser) {
  for (const [name, value] of Object.entries({ userAgentData, userAgent, maxTouchPoints, platform })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

// "Linux armv81", with a one at its end, is what Chrome on Android says on every phone.
const android = (architecture?: string, bitness?: string, platform = "Linux armv81"): Browser => ({
  userAgentData: { platform: "Android", getHighEntropyValues: async () => ({ architecture, bitness }) },
  platform,
});
const refusing: Browser = {
  userAgentData: { platform: "Android", getHighEntropyValues: () => Promise.reject(new Error("NotAllowedError")) },
};
const hints = (platform: string) => ({ platform, getHighEntropyValues: async () => ({ architecture: "arm", bitness: "64" }) });
const FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";

test.each<[string, Browser, string | null]>([
  ["a 64-bit ARM phone", android("arm", "64"), "arm64-v8a"],
  ["a 64-bit ARM phone that says so twice", android("arm", "64", "Linux aarch64"), "arm64-v8a"],
  ["a 32-bit ARM phone", android("arm", "32", "Linux armv7l"), "armeabi-v7a"],
  ["a 64-bit x86 device", android("x86", "64", "Linux x86_64"), "x86_64"],
  ["a 32-bit x86 device", android("x86", "32", "Linux i686"), "x86"],
  ["a 64-bit kernel below 32-bit ARM programs", android("arm", "64", "Linux armv8l"), null],
  ["a 64-bit kernel below 32-bit x86 programs", android("x86", "64", "Linux i686"), null],
  ["a browser that keeps the bitness to itself", android("arm", ""), null],
  ["a browser that keeps the architecture to itself", android("", "64"), null],
  ["a browser that says nothing", android(), null],
  ["a browser that refuses to say", refusing, null],
  ["a browser that has no hints", { userAgent: FIREFOX }, null],
  ["a browser of an app, with hints that name no platform", { userAgentData: hints(""), userAgent: FIREFOX }, "arm64-v8a"],
  ["a browser that keeps its platform to itself", { userAgentData: hints("Unknown"), userAgent: FIREFOX }, "arm64-v8a"],
  ["a processor that nobody has met", android("riscv", "64"), null],
  ["a 32-bit x86 browser that keeps the bitness to itself", android("x86", ""), null],
  ["a bitness that nobody has met", android("x86", "128"), null],
])("on Android, the processor of %s is certain only if the hints agree", async (_, browser, processor) => {
  visitWith(browser);
  expect(await readDevice()).toEqual({ kind: "android", processor });
});

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
// Asking this one for hints would be an error.
const windows: Browser = { userAgentData: { platform: "Windows" }, userAgent: "Mozilla/5.0 (Windows NT 10.0; Android emulator)" };

test.each<[string, Browser, string]>([
  ["an iPhone", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" }, "apple"],
  ["an iPad that says so", { userAgent: "Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)" }, "apple"],
  ["an iPad that says that it is a Mac", { userAgent: MAC, maxTouchPoints: 5 }, "apple"],
  ["a Mac", { userAgent: MAC }, "computer"],
  ["a Mac with hints that name no platform", { userAgentData: { platform: "" }, userAgent: MAC }, "computer"],
  ["a computer with a touch screen", { ...windows, maxTouchPoints: 10 }, "computer"],
])("%s is a device of its kind", async (_, browser, kind) => {
  visitWith(browser);
  expect(await readDevice()).toEqual({ kind });
});

const Shown = () => <p>{JSON.stringify(useDevice())}</p>;

test("the device is not known until the browser has answered, and the browser is asked once, even if it fails", async () => {
  const getHighEntropyValues = jest.fn(() => {
    throw new Error("broken");
  });
  visitWith({ userAgentData: { platform: "Android", getHighEntropyValues } });
  render(<Shown />);
  render(<Shown />);
  await act(async () => undefined);
  expect(screen.getAllByText("null")).toHaveLength(2);
  expect(getHighEntropyValues).toHaveBeenCalledTimes(1);
});
