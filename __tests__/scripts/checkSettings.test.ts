/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { readFromRepository } from "../support/repositoryFiles";

const SCRIPT = "scripts/checkSettings.ts";

test.each([
  ["SITE_URL", "https://site.example", 0],
  ["SITE_URL", "site.example", 1],
  ["GITHUB_TOKEN", "two words", 1],
])("with %s=%s, prints a line for a problem, and ends with %i", (variable, value, exitCode) => {
  const jiti = path.join(path.dirname(require.resolve("jiti/package.json")), "lib/jiti-cli.mjs");
  const env = { ...process.env, [variable]: value };
  const { status, stderr } = spawnSync(process.execPath, [jiti, SCRIPT], { env, encoding: "utf8" });
  expect(status).toBe(exitCode);
  expect(stderr).toMatch(exitCode ? new RegExp(`^${variable} is .+\n$`) : /^$/);
});

test.each(["build", "develop"])("npm run %s checks the settings before it starts", (name) => {
  expect(readFromRepository("package.json")).toContain(`"${name}": "jiti ${SCRIPT} && gatsby `);
});
