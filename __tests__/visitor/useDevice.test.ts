import { act, renderHook } from "@testing-library/react";
import { useDevice } from "../../src/visitor/useDevice";

interface Browser {
  userAgentData?: { platform: string; getHighEntropyValues: () => Promise<{ architecture?: string; bitness?: string }> };
  userAgent?: string;
  maxTouchPoints?: number;
}

async function deviceOf({ userAgentData, userAgent = "Mozilla/5.0 (Windows NT 10.0)", maxTouchPoints = 0 }: Browser) {
  for (const [name, value] of Object.entries({ userAgentData, userAgent, maxTouchPoints, platform: "Linux armv81" })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const { result } = renderHook(() => useDevice());
  expect(result.current).toBeNull();
  await act(async () => undefined);
  return result.current;
}

const android = (answer: () => Promise<{ architecture?: string; bitness?: string }>) => ({
  userAgentData: { platform: "Android", getHighEntropyValues: answer },
});

test("a phone whose browser names its processor is known with it", async () => {
  expect(await deviceOf(android(async () => ({ architecture: "arm", bitness: "64" })))).toEqual({
    kind: "android",
    processor: "arm64-v8a",
  });
});

test.each([
  ["says nothing", android(async () => ({}))],
  ["refuses to say", android(() => Promise.reject(new Error("NotAllowedError")))],
  ["has no hints at all", { userAgent: "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0" }],
])("a phone whose browser %s has no known processor", async (_, browser) => {
  expect(await deviceOf(browser)).toEqual({ kind: "android", processor: null });
});

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "apple"],
  ["an iPad that says so", "Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)", 5, "apple"],
  ["an iPad that says that it is a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "apple"],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "computer"],
  ["a Windows tablet", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, "computer"],
])("%s is found out", async (_, userAgent, maxTouchPoints, kind) => {
  expect(await deviceOf({ userAgent, maxTouchPoints })).toEqual({ kind });
});

test("a browser that fails gives no device, and nothing is thrown", async () => {
  const broken = { platform: "Android", getHighEntropyValues: undefined };
  Object.defineProperty(navigator, "userAgentData", { value: broken, configurable: true });
  const { result } = renderHook(() => useDevice());
  await act(async () => undefined);
  expect(result.current).toBeNull();
});
