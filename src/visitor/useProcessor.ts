import { useEffect, useState } from "react";
import type { Processor } from "../releases/fileName";
import { processorOf } from "../releases/suggestFile";

/** Whether the browser has answered yet, and the processor; null if that is not certain. */
export type DeviceProcessor = { hasAnswered: false } | { hasAnswered: true; processor: Processor | null };

/**
 * The processor of an Android device, as its browser names it. Chrome on a phone answers with empty texts, so the processor is null
 * there. On other devices, and in other browsers built on Chromium, the answer may name one.
 */
export function useProcessor(): DeviceProcessor {
  const [device, setDevice] = useState<DeviceProcessor>({ hasAnswered: false });

  useEffect(() => {
    let isUnmounted = false;
    findProcessor().then((processor) => {
      if (!isUnmounted) setDevice({ hasAnswered: true, processor });
    });
    return () => {
      isUnmounted = true;
    };
  }, []);

  return device;
}

async function findProcessor(): Promise<Processor | null> {
  try {
    const hints = await navigator.userAgentData?.getHighEntropyValues(["architecture", "bitness"]);
    return hints ? processorOf({ ...hints, platform: navigator.platform }) : null;
  } catch {
    // A browser may refuse to answer.
    return null;
  }
}
