import { spawnSync } from "node:child_process";
import path from "node:path";

const JITI = path.join(path.dirname(require.resolve("jiti/package.json")), "lib/jiti-cli.mjs");

/** Runs a script of the folder `scripts` in another folder, with some variables of its own. */
export function runScript(
  [name, ...options]: [string, ...string[]],
  cwd: string,
  variables: Record<string, string> = {},
) {
  const script = path.resolve("scripts", `${name}.ts`);
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, [JITI, script, ...options], { cwd, env, encoding: "utf8" });
}
