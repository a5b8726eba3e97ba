import { useEffect, useState } from "react";
import type { Processor } from "../releases/releaseFile";
import { processorOf } from "../releases/suggestFile";

declare global {
  interface Navigator {
    /** Only Chromium has it, and only on a secure connection: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly platform: string;
      getHighEntropyValues(hints: string[]): Promise<{ architecture?: string; bitness?: string }>;
    };
  }
}

/**
 * The processor of the Android device that shows the page. Undefined where it is none, or is not known to be one yet; null where it
 * is one that does not say for sure. The browser is asked after hydration, and on Android alone.
 */
export function useAndroidProcessor(): Processor | null | undefined {
  const [processor, setProcessor] = useState<Processor | null>();

  useEffect(() => {
    if (!isAndroid()) return;
    let isLeft = false;
    findProcessor().then((found) => {
      if (!isLeft) setProcessor(found);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  return processor;
}

function isAndroid(): boolean {
  const { userAgentData, userAgent } = navigator;
  return userAgentData ? userAgentData.platform === "Android" : /\bAndroid\b/.test(userAgent);
}

async function findProcessor(): Promise<Processor | null> {
  try {
    const hints = await navigator.userAgentData?.getHighEntropyValues(["architecture", "bitness"]);
    return hints ? processorOf({ ...hints, platform: navigator.platform }) : null;
  } catch {
    // The visitor's browser may keep it to itself.
    return null;
  }
}
