/** The memory of this process's descendants, as Linux reports it in `/proc`. */
import { readdir, readFile } from "node:fs/promises";

/** Milliseconds between two readings. */
const INTERVAL = 200;

/** Bytes in a memory page, the unit of `/proc/*\/stat`; the usual size on x86-64 and ARM64 Linux. */
const PAGE_SIZE = 4096;

/**
 * Runs a task and watches the memory of all processes that descend from this one.
 *
 * @returns the task's result, and the highest sum of resident memory in bytes; memory that two processes share counts twice. The
 *   sum is 0 if the system has no `/proc`.
 */
export async function watchMemory<Result>(task: () => Promise<Result>): Promise<{ result: Result; peak: number }> {
  let peak = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await residentMemory(process.pid));
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  })();
  try {
    return { result: await task(), peak };
  } finally {
    isOver = true;
    await watch;
  }
}

async function residentMemory(ancestor: number): Promise<number> {
  const names = await readdir("/proc").catch(() => []);
  const stats = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readFile(`/proc/${name}/stat`, "utf8").catch(() => "")),
  );
  const children = new Map<number, { id: number; memory: number }[]>();
  for (const stat of stats) {
    // The program's name is in parentheses and may contain any character. After it: state, parent, ..., resident pages.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const parent = Number(fields[1]);
    const memory = Number(fields[21]) * PAGE_SIZE;
    children.set(parent, [...(children.get(parent) ?? []), { id: Number.parseInt(stat, 10), memory }]);
  }
  const sumBelow = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + child.memory + sumBelow(child.id), 0);
  return sumBelow(ancestor);
}
