import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { KEPT_FOLDER } from "../site/settings";

const markSchema = v.object({ key: v.string(), processIds: v.array(v.number()), since: v.number() });

/**
 * What a build notes about itself.
 *
 * - `key`: what it is made from (`buildKey`)
 * - `processIds`: the process that started it, and the one in which Gatsby runs, which may outlive the other
 * - `since`: when it began, in milliseconds as in `Date.now()`; if builds before it did not finish, when the first of those began
 */
type BuildMark = v.InferOutput<typeof markSchema>;

/** The mark of a build that has begun. It stays if the build does not finish. */
const buildingFile = (siteDirectory: string) => path.join(siteDirectory, KEPT_FOLDER, "building");
/** The mark of the last build, if that has finished. */
const builtFile = (siteDirectory: string) => path.join(siteDirectory, KEPT_FOLDER, "built");

/**
 * Marks a build as begun, unless another one runs in the folder: two would remove each other's files.
 *
 * @returns the mark of the last build, and whether that build has finished; null if there was none
 * @throws Error that names the other build's process
 */
export async function markBegun(siteDirectory: string, key: string): Promise<(BuildMark & { isFinished: boolean }) | null> {
  const file = buildingFile(siteDirectory);
  const mark = { key, processIds: [process.pid], since: Date.now() };
  await mkdir(path.dirname(file), { recursive: true });
  // Fails if the file exists, so of two builds that begin at once only one goes on.
  const isFirst = await writeFile(file, JSON.stringify(mark), { flag: "wx" }).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== "EEXIST" && Promise.reject(new Error(`${file} could not be written: ${code}.`)),
  );
  if (!isFirst) {
    const unfinished = await readMark(file);
    if (!unfinished) throw new Error(`${file} is damaged, or another build has just begun here. If there is none, delete it.`);
    const running = unfinished.processIds.find(isRunning);
    if (running !== undefined) {
      throw new Error(
        `Process ${running} is already using this folder for a build or for npm run develop. Wait until it has finished, or end it. If ` +
          `it is another program by now, delete ${file} and build again.`,
      );
    }
    await writeFileAtomic(file, JSON.stringify({ ...mark, since: unfinished.since }));
    return { ...unfinished, isFinished: false };
  }
  const finished = await readMark(builtFile(siteDirectory));
  await rm(builtFile(siteDirectory), { force: true });
  return finished && { ...finished, isFinished: true };
}

/** The environment variable by which Gatsby learns which process started it. */
export const BUILD_PROCESS = "BUILD_PROCESS";

/**
 * Adds this process, in which Gatsby runs, to the mark.
 *
 * @throws Error if the mark is not that of the process which started this one. Then two builds have found the mark of a killed one at
 * once, or Gatsby was started by itself
 */
export async function markProcess(siteDirectory: string): Promise<void> {
  const mark = await readMark(buildingFile(siteDirectory));
  const [starter] = mark?.processIds ?? [];
  if (!mark || starter === undefined || String(starter) !== process.env[BUILD_PROCESS]) {
    throw new Error("Another build has begun, or Gatsby was started by itself. Use npm run build or npm run develop.");
  }
  await writeFileAtomic(buildingFile(siteDirectory), JSON.stringify({ ...mark, processIds: [starter, process.pid] }));
}

/** Marks the build as finished. It is the last thing that a build does. */
export async function markFinished(siteDirectory: string): Promise<void> {
  await rename(buildingFile(siteDirectory), builtFile(siteDirectory));
}

async function readMark(file: string): Promise<BuildMark | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  const mark = v.safeParse(v.pipe(v.string(), v.parseJson(), markSchema), text);
  return mark.success ? mark.output : null;
}

function isRunning(processId: number): boolean {
  // A container may find the mark of an earlier one, in which the build had the same id.
  if (processId === process.pid) return false;
  try {
    // Sends nothing. Fails if there is no such process, or only one of another user, which is hardly a build in this folder.
    process.kill(processId, 0);
    // On Linux, a process that was killed keeps its id as a zombie until its parent has noticed. Elsewhere, there is no such file.
    const status = `/proc/${processId}/status`;
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
  } catch {
    return false;
  }
}
