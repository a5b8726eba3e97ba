/** @jest-environment node */
import { rmSync } from "node:fs";
import * as v from "valibot";
import { copySite } from "../../harness/siteCopy";
import { SETTING_VARIABLES } from "../../src/site/settings";

const { env } = process;
afterEach(() => {
  process.env = env;
});

test("a build of a copy gets its own settings, and none of the machine's", async () => {
  const names = [...SETTING_VARIABLES, "GITHUB_TOKEN"];
  process.env = { ...env, ...Object.fromEntries(names.map((name) => [name, "of the machine"])), OTHER: "of the machine" };
  const { directory, run } = await copySite("environment");
  const { output } = await run('node -p "JSON.stringify(process.env)"', { SITE_URL: "https://player.example" });
  rmSync(directory, { recursive: true });
  const seen = v.parse(v.record(v.string(), v.string()), JSON.parse(output));
  expect(Object.fromEntries(names.map((name) => [name, seen[name]]).filter(([, value]) => value !== undefined))).toEqual({
    CI: "true",
    SITE_URL: "https://player.example",
  });
  expect(seen.OTHER).toBe("of the machine");
});
