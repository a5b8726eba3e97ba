import { spawnSync } from "node:child_process";

/** The folders of `src` in which a bug could publish a wrong list, or none. For `gatsbyInternals`, real builds and browsers show that. */
const ROOMS = ["sourcing", "releases", "features/download/list", "publishing"];

/*
 * Changes the code of these folders in small ways, one at a time, and lists the changes that no test of the folder notices. Run
 * `npm run mutation`, or `npm run mutation -- releases` for one folder. The result is also written as JSON to `mutation-report`.
 * The command installs Stryker first: it is needed once in a while, and brings 82 packages.
 */
const [chosen] = process.argv.slice(2);
if (chosen && !ROOMS.includes(chosen))
  throw new Error(`"${chosen}" is not one of the folders to test: choose one of ${ROOMS.join(", ")}.`);
for (const room of ROOMS.filter((name) => !chosen || name === chosen)) {
  const { status } = spawnSync("npx", ["stryker", "run"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ROOM: room },
  });
  if (status !== 0) process.exitCode = 1;
}
