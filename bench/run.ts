import { parseArgs } from "node:util";
import { benchBytes } from "./bytes";
import { benchHash } from "./hash";
import { benchInterrupted } from "./interrupted";
import { benchLighthouse } from "./lighthouse";
import { benchRebuild } from "./rebuild";
import { benchScale } from "./scale";
import { benchSpeed, benchWaterfall } from "./speed";
import { benchTasks } from "./tasks";

const USAGE = "npm run bench -- [bytes] [lighthouse] [speed] [waterfall] [tasks] [hash] [rebuild] [interrupted] [scale] [--runs=7]";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: "string", default: "7" } } });
  const runs = Number(values.runs);
  const sections = new Map([
    ["bytes", benchBytes],
    ["lighthouse", benchLighthouse],
    ["speed", () => benchSpeed(runs)],
    ["waterfall", benchWaterfall],
    ["tasks", benchTasks],
    ["hash", benchHash],
    ["rebuild", () => benchRebuild(runs)],
    ["interrupted", benchInterrupted],
    ["scale", benchScale],
  ]);
  if (!Number.isInteger(runs) || runs < 1 || positionals.some((name) => !sections.has(name))) throw new Error(USAGE);
  for (const [name, bench] of sections) {
    if (positionals.length === 0 || positionals.includes(name)) await bench();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
