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
  reading ??= readDevice().then(
    (read) => {
      device = read;
    },
    () => undefined,
  );
  reading.then(onChange);
  return () => undefined;
}

/** Null until the browser has described the device, and if that fails. */
export function useDevice(): Device | null {
  return useSyncExternalStore(
    subscribe,
    () => device,
    () => null,
  );
}

/** Exported for tests. */
export async function readDevice(): Promise<Device> {
  const { userAgentData, userAgent, maxTouchPoints, platform, vendor } = navigator;
  // The browser inside an app may have hints with the platform "" or "Unknown".
  const system = userAgentData?.platform.replace("Unknown", "") || userAgent;
  if (/\bAndroid\b/.test(system)) {
    const names = ["architecture", "bitness", "platformVersion"];
    const read = await userAgentData?.getHighEntropyValues(names).catch(() => undefined);
    const hints = read ?? {};
    return { kind: "android", processor: processorOf(hints), version: androidVersionOf(hints) };
  }
  // Only browsers on Android end the platform with a one. If they ask for the desktop page, all
  // else describes a computer, also the hints.
  if (platform === "Linux armv81") return { kind: "android", processor: null, version: null };
  // An iPad calls itself a Macintosh, and so do some Android phones that ask for the desktop page.
  // No Mac has a touch screen.
  const isFromApple = vendor.startsWith("Apple") || /^(Mac|iP)/.test(platform);
  const isMobile =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return { kind: isFromApple && isMobile ? "apple" : "computer" };
}

/** Null if the hints leave a doubt. Chrome on a phone leaves them empty, and Firefox has none. */
function processorOf({ architecture, bitness }: Hints) {
  // "Linux armv8l" is a 32-bit system on a 64-bit processor, and installs no 64-bit package.
  if (bitness === "64" && /\b(armv[78]l|i[3-6]86)\b/.test(navigator.platform)) return null;
  return PROCESSORS.get(`${architecture} ${bitness}`) ?? null;
}

/**
 * The version of Android; null if the browser leaves a doubt. Chromium has a hint, and its user
 * agent says "Android 10; K" on every phone: https://www.chromium.org/updates/ua-reduction/.
 * Firefox has none, and says "Android 10" also on older phones:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1876742.
 */
function androidVersionOf({ platformVersion }: Hints) {
  const { userAgent } = navigator;
  // Search engines call themselves an old phone, and would index what the page says to that. See
  // https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers.
  if (userAgent.includes("(compatible;")) return null;
  const hinted = shortVersion(platformVersion);
  if (hinted) return hinted;
  const named = shortVersion(/\bAndroid ([\d.]+)/.exec(userAgent)?.[1]);
  return named === "10" ? null : named;
}

/** "7.1" of "7.1.2": from Android 5 on, the third number does not matter to an app. */
function shortVersion(version = "") {
  return /^([1-9]\d?(?:\.[1-9]\d?)?)(?:\.\d+)*$/.exec(version)?.[1] ?? null;
}
