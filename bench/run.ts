import { parseArgs } from "node:util";
import { errorText } from "../src/releases/errorText";
import { benchBytes } from "./bytes";
import { benchLighthouse } from "./lighthouse";
import { benchRebuild } from "./rebuild";
import { benchResponse } from "./response";
import { benchRest } from "./rest";
import { benchSpeed } from "./speed";
import { benchTasks } from "./tasks";

const USAGE = `npm run bench -- [bytes] [lighthouse] [speed] [tasks] [rest] [response] [rebuild]
  [--runs=7; 5 for lighthouse and response]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: "string" } } });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  const sections = new Map([
    ["bytes", benchBytes],
    ["lighthouse", () => benchLighthouse(runs ?? 5)],
    ["speed", () => benchSpeed(runs ?? 7)],
    ["tasks", benchTasks],
    ["rest", benchRest],
    ["response", () => benchResponse(runs ?? 5)],
    ["rebuild", () => benchRebuild(runs ?? 7)],
  ]);
  const areRunsWrong = runs !== undefined && !(Number.isInteger(runs) && runs > 0);
  if (areRunsWrong || positionals.some((name) => !sections.has(name))) throw new Error(USAGE);
  for (const [name, bench] of sections) {
    if (positionals.length === 0 || positionals.includes(name)) await bench();
  }
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
