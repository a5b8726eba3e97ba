import { spawn } from "node:child_process";
import path from "node:path";
import { BUILD_PROCESS, markFinished, startBuild } from "../src/publishing/startBuild";
import { errorText } from "../src/releases/safeText";
import { readSettings } from "../src/site/settings";

/*
 * `npm run build` and `npm run develop`: prepares the folders `.cache` and `public`, runs Gatsby with the command and its options, and
 * marks a build that worked as finished. After `develop`, the next build starts from scratch.
 */
const [command = "build", ...options] = process.argv.slice(2);
const siteDirectory = process.cwd();

async function main(): Promise<void> {
  await startBuild(siteDirectory, readSettings(process.env), console.log);
  const gatsby = path.join(siteDirectory, "node_modules", "gatsby", "cli.js");
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", [BUILD_PROCESS]: String(process.pid) };
  const child = spawn(process.execPath, [gatsby, command, ...options], { stdio: "inherit", env });
  // The terminal interrupts Gatsby too. This process ends after it.
  process.on("SIGINT", () => undefined);
  const exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  if (exitCode === 0 && command === "build") await markFinished(siteDirectory);
  process.exitCode = exitCode;
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
