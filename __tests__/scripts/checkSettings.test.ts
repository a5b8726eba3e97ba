/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { readFromRepository } from "../support/repositoryFiles";

const COMMAND = "jiti scripts/checkSettings.ts";

/** Runs the command with these settings only. Gives its exit code and what it prints. */
function check(settings: Record<string, string>) {
  const program = path.join(path.dirname(require.resolve("jiti/package.json")), "lib/jiti-cli.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...COMMAND.split(" ").slice(1)],
    { env: { ...process.env, ...settings }, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

test("settings that a build can use are no problem", () => {
  expect(check({ SITE_URL: "https://site.example" })).toEqual({ status: 0, output: "" });
});

test.each([
  ["SITE_URL", "site.example"],
  ["GITHUB_TOKEN", "two words"],
])("a wrong %s is one line, and ends with a failure", (variable, value) => {
  const line = new RegExp(`^${variable} is .+\n$`);
  expect(check({ [variable]: value })).toEqual({ status: 1, output: expect.stringMatching(line) });
});

test.each(["build", "develop"])("npm run %s checks the settings before it starts", (name) => {
  expect(readFromRepository("package.json")).toContain(`"${name}": "${COMMAND} && gatsby `);
});
