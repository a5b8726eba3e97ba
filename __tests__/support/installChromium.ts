import { provideChromium } from "../../harness/chromium";

/** The first global setup of the browser tests: installs a Chromium if there is none, before any test needs one. */
export default function installChromium(): void {
  provideChromium();
}
