/** Which tests a machine cannot run, because an engine is not installed. */
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

const IS_INSTALLED = new Map([
  ["firefox", () => existsSync(firefox.executablePath())],
  ["webkit", () => existsSync(webkit.executablePath())],
]);

/**
 * Whether the tests of an engine must be skipped. GitHub Actions publishes a commit whose tests
 * pass, so tests that cannot run fail there.
 */
export function isMissing(name: string): boolean {
  if (process.env.GITHUB_ACTIONS || IS_INSTALLED.get(name)?.() !== false) return false;
  console.log(`NOT TESTED: ${name} is missing. Run npx playwright install --with-deps`);
  return true;
}
