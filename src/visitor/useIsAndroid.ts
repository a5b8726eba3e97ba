import { useSyncExternalStore } from "react";

declare global {
  interface Navigator {
    /** Only Chromium has it, and only on a secure connection: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly platform: string;
      getHighEntropyValues(hints: string[]): Promise<{ architecture?: string; bitness?: string }>;
    };
  }
}

const subscribeToNothing = () => () => undefined;

/** Whether the page is shown on an Android device; not before hydration, so that the first drawing equals the built HTML. */
export function useIsAndroid(): boolean {
  return useSyncExternalStore(subscribeToNothing, isAndroid, () => false);
}

function isAndroid(): boolean {
  const { userAgentData, userAgent } = navigator;
  return userAgentData ? userAgentData.platform === "Android" : /\bAndroid\b/.test(userAgent);
}
