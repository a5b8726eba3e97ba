import { useSyncExternalStore } from "react";
import type { Processor } from "../releases/fileName";
import type { Device } from "../releases/recommendFile";

declare global {
  interface Navigator {
    /** Chromium only, on a secure connection: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly platform: string;
      getHighEntropyValues(hints: string[]): Promise<{ architecture?: string; bitness?: string }>;
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

export async function readDevice(): Promise<Device> {
  const { userAgentData, userAgent, maxTouchPoints } = navigator;
  // The browser inside an app may have hints with the platform "" or "Unknown".
  const platform = userAgentData?.platform.replace("Unknown", "") || userAgent;
  if (/\bAndroid\b/.test(platform)) return { kind: "android", processor: await readProcessor() };
  // An iPad calls itself a Macintosh. No Mac has a touch screen.
  const isApple =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return { kind: isApple ? "apple" : "computer" };
}

/** Null if the hints leave a doubt. Chrome on a phone leaves them empty, and Firefox has none. */
async function readProcessor() {
  const { userAgentData, platform } = navigator;
  const hints = await userAgentData
    ?.getHighEntropyValues(["architecture", "bitness"])
    .catch(() => undefined);
  // "Linux armv8l" is a 32-bit system on a 64-bit processor, and installs no 64-bit package.
  if (hints?.bitness === "64" && /\b(armv[78]l|i[3-6]86)\b/.test(platform)) return null;
  return PROCESSORS.get(`${hints?.architecture} ${hints?.bitness}`) ?? null;
}
