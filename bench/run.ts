import { parseArgs } from "node:util";
import { errorText } from "../src/releases/safeText";
import { benchBytes } from "./bytes";
import { benchLighthouse } from "./lighthouse";
import { benchRebuild } from "./rebuild";
import { benchResponse } from "./response";
import { benchRest } from "./rest";
import { benchSpeed } from "./speed";
import { benchTasks } from "./tasks";

/** The parts, in the order in which they run. Those that repeat their measurements take a number of runs. */
const PARTS = new Map<string, (runs?: number) => Promise<void>>([
  ["bytes", benchBytes],
  ["lighthouse", benchLighthouse],
  ["speed", benchSpeed],
  ["tasks", benchTasks],
  ["rest", benchRest],
  ["response", benchResponse],
  ["rebuild", benchRebuild],
]);

const NAMES = [...PARTS.keys()].map((name) => `[${name}]`).join(" ");
const USAGE = `npm run bench -- ${NAMES} [--runs=7; 5 for lighthouse and response]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: "string" } } });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  const areRunsWrong = runs !== undefined && !(Number.isInteger(runs) && runs > 0);
  if (areRunsWrong || positionals.some((name) => !PARTS.has(name))) throw new Error(USAGE);
  for (const [name, bench] of PARTS) {
    if (positionals.length === 0 || positionals.includes(name)) await bench(runs);
  }
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  // Ends the local API too, which still runs after a failed build.
  process.exit(1);
});
