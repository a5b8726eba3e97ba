import { useBrowserValue } from "../browser/useBrowserValue";

declare global {
  interface Navigator {
    /** Chromium only, on a secure connection: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly platform: string;
      getHighEntropyValues(hints: string[]): Promise<{ architecture?: string; bitness?: string }>;
    };
  }
}

/** Whether this is an Android device; false until the page is hydrated. */
export function useIsAndroid(): boolean {
  return useBrowserValue(isAndroid, false);
}

function isAndroid(): boolean {
  const { userAgentData, userAgent } = navigator;
  return userAgentData ? userAgentData.platform === "Android" : /\bAndroid\b/.test(userAgent);
}
