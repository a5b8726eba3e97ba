import { provideChromium, provideHeadlessShell } from "../../harness/chromium";
import { provideOptionalEngines } from "../../harness/engines";

/** The environment variable with the names of the engines that could not be installed. The tests' processes inherit it. */
export const MISSING_ENGINES = "MISSING_ENGINES";

/** The first global setup of the browser tests: installs the browsers that are missing, and says which tests are skipped. */
export default function installBrowsers(): void {
  provideChromium();
  provideHeadlessShell();
  const missing = provideOptionalEngines();
  process.env[MISSING_ENGINES] = [...missing.keys()].join();
  for (const line of missing.values()) {
    // GitHub shows such a line on the page of the run.
    console.log(process.env.GITHUB_ACTIONS ? `::warning title=Browser tests::${line}` : line);
  }
}
