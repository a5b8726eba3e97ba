import { useEffect, useState } from "react";
import { processorOf } from "../releases/processorOf";
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

/**
 * The device, as its browser describes it; null until the browser has answered. Chrome on an Android phone names no processor; other
 * browsers built on Chromium, and tablets, may name one.
 */
export function useDevice(): Device | null {
  const [device, setDevice] = useState<Device | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    readDevice().then(
      (answer) => isUnmounted || setDevice(answer),
      // The page is complete without the answer (docs/rules.md, 8.13).
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  return device;
}

async function readDevice(): Promise<Device> {
  const { userAgentData, userAgent, maxTouchPoints } = navigator;
  if (userAgentData ? userAgentData.platform === "Android" : /\bAndroid\b/.test(userAgent)) {
    // A browser may refuse to answer.
    const hints = await userAgentData?.getHighEntropyValues(["architecture", "bitness"]).catch(() => undefined);
    return { kind: "android", processor: hints ? processorOf({ ...hints, platform: navigator.platform }) : null };
  }
  // An iPad says that it is a Mac. No Mac has a touch screen.
  const isApple = /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return { kind: isApple ? "apple" : "computer" };
}
