import { useEffect, useState } from "react";
import type { Processor } from "../releases/fileName";
import { processorOf } from "../releases/suggestFile";

/** Whether the browser has been asked yet, and the processor that it named; null where it left a doubt. */
export type AskedDevice = { isAsked: false } | { isAsked: true; processor: Processor | null };

/**
 * The processor of an Android device, by what its browser tells when it is asked. Chrome on a phone answers with empty words, hence
 * null; other devices and browsers built on it may name one.
 */
export function useProcessor(): AskedDevice {
  const [device, setDevice] = useState<AskedDevice>({ isAsked: false });

  useEffect(() => {
    let isLeft = false;
    findProcessor().then((processor) => {
      if (!isLeft) setDevice({ isAsked: true, processor });
    });
    return () => {
      isLeft = true;
    };
  }, []);

  return device;
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
