import { provideChromium } from "../../scripts/chromium";
import { serveBuiltSite } from "./builtSite";

/** The global setup of the browser tests: installs a Chromium if there is none, builds the site, and serves it until they end. */
export default async function browserSetup(): Promise<() => Promise<void>> {
  await provideChromium();
  return serveBuiltSite();
}
