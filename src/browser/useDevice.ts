import { useSyncExternalStore } from "react";
import type { Processor } from "../releases/fileName";
import type { Device } from "../releases/recommendFile";

/** Any of them may be missing, empty or wrong. */
interface Hints {
  architecture?: string;
  bitness?: string;
  platformVersion?: string;
}

declare global {
  interface Navigator {
    /** Chromium only, on a secure connection: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly platform: string;
      getHighEntropyValues(hints: string[]): Promise<Hints>;
    };
  }
}

const PROCESSORS = new Map<string, Processor>([
  ["arm 64", "arm64-v8a"],
  ["arm 32", "armeabi-v7a"],
  ["x86 64", "x86_64"],
  ["x86 32", "x86"],
]);

let device: Device | null = null;
let reading: Promise<void> | undefined;

function subscribe(onChange: () => void): () => void {
  reading ??= readDevice().then((read) => {
    device = read;
  });
  reading.then(onChange);
  return () => undefined;
}

/** Null until the browser has described the device. */
export function useDevice(): Device | null {
  return useSyncExternalStore(
    subscribe,
    () => device,
    () => null,
  );
}

/** A part of `navigator`: an extension may replace or remove it. */
function read(part: () => unknown): string {
  try {
    return String(part());
  } catch {
    return "";
  }
}

/** Exported for tests. */
export async function readDevice(): Promise<Device> {
  const platform = read(() => navigator.platform);
  const hasTouch = Number(read(() => navigator.maxTouchPoints)) > 0;
  // An iPad may call itself a Mac, and no Mac has a touch screen.
  if (/^iP/.test(platform) || (/^Mac/.test(platform) && hasTouch)) return { kind: "apple" };
  // Search engines call themselves an old phone, and would index what the page says to that. See
  // https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers.
  const system = read(() => navigator.userAgentData?.platform) + read(() => navigator.userAgent);
  if (!system.includes("Android") || system.includes("(compatible;")) return { kind: "computer" };
  const names = ["architecture", "bitness", "platformVersion"];
  const hints = await Promise.resolve()
    .then(() => navigator.userAgentData?.getHighEntropyValues(names))
    .catch(() => undefined);
  const bitness = read(() => hints?.bitness);
  // A 32-bit system on a 64-bit processor installs no 64-bit package.
  const is32Bit = bitness === "64" && / (armv[78]l|i[3-6]86)$/.test(platform);
  return {
    kind: "android",
    // Chrome on a phone leaves both hints empty.
    processor: is32Bit
      ? null
      : (PROCESSORS.get(`${read(() => hints?.architecture)} ${bitness}`) ?? null),
    // Not of the user agent, which says "Android 10" on older phones, too.
    version: shortVersion(read(() => hints?.platformVersion)),
  };
}

/** "7.1" of "7.1.2": from Android 5 on, the third number does not matter to an app. */
function shortVersion(version: string) {
  return /^([1-9]\d?(?:\.[1-9]\d?)?)(?:\.\d+)*$/.exec(version)?.[1] ?? null;
}
