/** @jest-environment node */
import { runScript } from "../support/runScript";

test.each([
  ["SITE_URL", "https://site.example", 0],
  ["SITE_URL", "site.example", 1],
  ["GITHUB_TOKEN", "two words", 1],
])("with %s=%s, prints a line for a problem, and ends with %i", (variable, value, exitCode) => {
  const { status, stderr } = runScript("checkSettings", { [variable]: value });
  expect(status).toBe(exitCode);
  expect(stderr).toMatch(exitCode ? new RegExp(`^${variable} is .+\n$`) : /^$/);
});
