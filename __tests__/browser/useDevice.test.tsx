import { act, render, screen } from "@testing-library/react";
import { readDevice, useDevice } from "../../src/browser/useDevice";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0";

const fail = () => JSON.parse("blocked");

function visitWith(browser: object) {
  const chrome = { userAgentData: undefined, userAgent: ANDROID, platform: "Linux armv81" };
  for (const [name, value] of Object.entries<unknown>({ ...chrome, maxTouchPoints: 5, ...browser }))
    Object.defineProperty(navigator, name, {
      ...(value === fail ? { get: fail } : { value }),
      configurable: true,
    });
}

/** A browser that gives only the hints that it is asked for. */
const withHints = (hints: Record<string, unknown>, userAgent = ANDROID) => ({
  userAgentData: {
    platform: "",
    getHighEntropyValues: async (names: string[]) =>
      Object.fromEntries(Object.entries(hints).filter(([name]) => names.includes(name))),
  },
  userAgent,
});

const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const refusal = {
  platform: "Android",
  getHighEntropyValues: () => Promise.reject(new Error("NotAllowedError")),
};
const unknown = { kind: "android", processor: null, version: null };

test.each([
  ["a 64-bit ARM phone", "arm", "64", "arm64-v8a"],
  ["a 32-bit ARM phone", "arm", "32", "armeabi-v7a"],
  ["a 64-bit x86 device", "x86", "64", "x86_64"],
  ["a 32-bit x86 device", "x86", "32", "x86"],
  ["a phone with empty hints", "", "", null],
])("reads the processor of %s on Android", async (_, architecture, bitness, processor) => {
  visitWith(withHints({ architecture, bitness }));
  expect(await readDevice()).toEqual({ ...unknown, processor });
});

test.each(["Linux armv8l", "Linux i686"])(
  "knows no processor of a 32-bit system on a 64-bit processor: %s",
  async (platform) => {
    visitWith({ ...withHints({ architecture: "arm", bitness: "64" }), platform });
    expect(await readDevice()).toEqual(unknown);
  },
);

test.each([
  ["a hint", "13.0.0", "13"],
  ["a hint with a second number", "7.1.2", "7.1"],
  ["a hint with more than numbers", "14.0.0-beta", null],
  ["a hint without a version", "0.0.0", null],
])("reads the version of Android from %s", async (_, platformVersion, version) => {
  visitWith(withHints({ platformVersion }));
  expect(await readDevice()).toEqual({ ...unknown, version });
});

test.each([
  ["refuses hints", { userAgentData: refusal, userAgent: LINUX }],
  ["has no hints", {}],
  ["throws for hints", { userAgentData: { getHighEntropyValues: fail } }],
  ["has no function for hints", { userAgentData: { platform: "Android" } }],
  ["has no other part", { platform: undefined, maxTouchPoints: undefined }],
  ["throws for all other parts", { platform: fail, maxTouchPoints: fail, userAgentData: fail }],
  ["has symbols as parts", { platform: Symbol("Linux"), ...withHints({ bitness: Symbol("64") }) }],
])("knows neither of a browser on Android that %s", async (_, browser) => {
  visitWith(browser);
  expect(await readDevice()).toEqual(unknown);
});

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const GOOGLEBOT =
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/130.0.0.0 " +
  "(compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test.each([
  ["an iPhone", { userAgent: IPHONE, platform: "iPhone" }, "apple"],
  ["an iPad, which calls itself a Mac", { userAgent: MAC, platform: "MacIntel" }, "apple"],
  ["a Mac", { userAgent: MAC, platform: "MacIntel", maxTouchPoints: 0 }, "computer"],
  ["an Android phone that calls itself a Mac", { userAgent: MAC }, "computer"],
  ["Linux", { userAgent: LINUX, platform: "Linux x86_64" }, "computer"],
  ["a search engine", withHints({ platformVersion: "6.0.1" }, GOOGLEBOT), "computer"],
])("recognizes %s", async (_, browser, kind) => {
  visitWith(browser);
  expect(await readDevice()).toEqual({ kind });
});

test("asks the browser once for all components", async () => {
  const getHighEntropyValues = jest.fn(async () => ({}));
  visitWith({ userAgentData: { getHighEntropyValues } });
  const Shown = () => <p>{useDevice()?.kind}</p>;
  render(<Shown />);
  render(<Shown />);
  await act(async () => undefined);
  expect(screen.getAllByText("android")).toHaveLength(2);
  expect(getHighEntropyValues).toHaveBeenCalledTimes(1);
});
