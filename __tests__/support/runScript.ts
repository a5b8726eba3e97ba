import { spawnSync } from "node:child_process";
import path from "node:path";

const JITI = path.join(path.dirname(require.resolve("jiti/package.json")), "lib/jiti-cli.mjs");

/** Runs a command of the folder `scripts`, such as "runAll lint", with some variables. */
export function runScript(command: string, variables: Record<string, string> = {}) {
  const [script = "", ...options] = command.split(" ");
  const file = path.join(__dirname, "../../scripts", `${script}.ts`);
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, [JITI, file, ...options], { env, encoding: "utf8" });
}
