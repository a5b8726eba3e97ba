import { useBrowserValue } from "../browser/useBrowserValue";

declare global {
  interface Navigator {
    /** Only Chromium has it, and only on a secure connection: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly platform: string;
      getHighEntropyValues(hints: string[]): Promise<{ architecture?: string; bitness?: string }>;
    };
  }
}

/** Whether the page is shown on an Android device; not before hydration, so that the first render equals the built HTML. */
export function useIsAndroid(): boolean {
  return useBrowserValue(isAndroid, false);
}

function isAndroid(): boolean {
  const { userAgentData, userAgent } = navigator;
  return userAgentData ? userAgentData.platform === "Android" : /\bAndroid\b/.test(userAgent);
}
