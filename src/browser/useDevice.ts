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

let device: Device | null = null;
let answer: Promise<void> | undefined;

/** Asks the browser once, however many components want to know. There is one answer, so nothing has to be stopped. */
function subscribe(onAnswer: () => void): () => void {
  answer ??= readDevice()
    .then((described) => {
      device = described;
    })
    // The page is complete without the answer (docs/rules.md, 8.13).
    .catch(() => undefined);
  answer.then(onAnswer);
  return () => undefined;
}

/** The device, as its browser describes it; null until the browser has answered, and while a page hydrates. */
export function useDevice(): Device | null {
  return useSyncExternalStore(
    subscribe,
    () => device,
    () => null,
  );
}

/** Asks the browser. Chrome on an Android phone names no processor; other browsers built on Chromium, and tablets, may name one. */
export async function readDevice(): Promise<Device> {
  const { userAgentData, userAgent, maxTouchPoints } = navigator;
  // The browser of an app, or one that names itself otherwise, may have hints without a platform.
  const platform = userAgentData?.platform.replace("Unknown", "");
  if (/\bAndroid\b/.test(platform || userAgent)) {
    // A browser may refuse to answer.
    const hints = await userAgentData?.getHighEntropyValues(["architecture", "bitness"]).catch(() => undefined);
    return { kind: "android", processor: hints ? processorOf(hints, navigator.platform) : null };
  }
  // An iPad says that it is a Mac. No Mac has a touch screen.
  const isApple = /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return { kind: isApple ? "apple" : "computer" };
}

/** By `architecture` and `bitness`, as User-Agent Client Hints name them. */
const PROCESSORS = new Map<string, Processor>([
  ["arm 64", "arm64-v8a"],
  ["arm 32", "armeabi-v7a"],
  ["x86 64", "x86_64"],
  ["x86 32", "x86"],
]);

/** The platforms of 32-bit systems. Their hints may describe a 64-bit kernel, but no 64-bit package installs on such a device. */
const PLATFORM_OF_32_BITS = /\b(armv[78]l|i[3-6]86)\b/;

/** The processor that the hints name, if they leave no doubt. `platform` is `navigator.platform`, such as "Linux aarch64". */
function processorOf({ architecture, bitness }: { architecture?: string; bitness?: string }, platform: string): Processor | null {
  if (bitness === "64" && PLATFORM_OF_32_BITS.test(platform)) return null;
  return PROCESSORS.get(`${architecture} ${bitness}`) ?? null;
}
