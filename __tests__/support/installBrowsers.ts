import { provideChromium, provideHeadlessShell } from "../../harness/chromium";
import { provideOptionalEngines } from "../../harness/engines";

/** The environment variable with the names of the engines that could not be installed. The tests' processes inherit it. */
export const MISSING_ENGINES = "MISSING_ENGINES";

/**
 * The first global setup of the browser tests: installs the browsers that are missing, and says which tests are skipped.
 *
 * @throws Error if an engine is missing in GitHub Actions. What passes there is published, so it must not pass untested
 */
export default function installBrowsers(): void {
  provideChromium();
  provideHeadlessShell();
  const missing = provideOptionalEngines();
  process.env[MISSING_ENGINES] = [...missing.keys()].join();
  if (missing.size === 0) return;
  const lines = [...missing.values()].join("\n");
  if (process.env.GITHUB_ACTIONS) throw new Error(lines);
  console.log(`${lines}\nThe tests in ${[...missing.keys()].join(" and ")} are skipped.`);
}
