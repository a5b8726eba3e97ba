/** Runs npm scripts one after the other, also after a failure. At the end, it lists what failed. */
import { spawnSync } from "node:child_process";

const failed = process.argv.slice(2).filter((name) => {
  // A shell finds npm, which is a script on Windows.
  const { status } = spawnSync(`npm run ${name}`, { shell: true, stdio: "inherit" });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(", ")}. Run one alone with \`npm run NAME\`.`);
  process.exitCode = 1;
}
