import { provideChromium } from "../../scripts/chromium";
import { serveBuiltSite } from "./builtSite";

/** Before the browser tests: finds or installs a Chromium, builds the site and serves it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await provideChromium();
  return serveBuiltSite();
}
