import { spawnSync } from "node:child_process";

/** The rooms in which a fault would publish a wrong list, or none. */
const ROOMS = ["sourcing", "releases", "liveReleases", "publishing"];

/*
 * Changes these rooms in small ways, one at a time, and lists the changes that none of a room's tests notices: `npm run mutation`, or
 * `npm run mutation -- releases` for one room. The result as JSON is in `mutation-report`.
 */
const [chosen] = process.argv.slice(2);
if (chosen && !ROOMS.includes(chosen)) throw new Error(`There is no room "${chosen}"; choose one of ${ROOMS.join(", ")}.`);
for (const room of ROOMS.filter((name) => !chosen || name === chosen)) {
  const { status } = spawnSync("npx", ["stryker", "run"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ROOM: room },
  });
  if (status !== 0) process.exitCode = 1;
}
