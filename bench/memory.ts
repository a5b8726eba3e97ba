import { readdir, readFile } from "node:fs/promises";

/** Time between two looks, in milliseconds. */
const INTERVAL = 200;

/** Bytes in a page of memory, the unit of `/proc/*\/stat`, on every system that the benchmark has met. */
const PAGE_SIZE = 4096;

/**
 * Runs a task and watches the memory of all processes that descend from this one.
 *
 * @returns what the task gave, and the highest sum of resident memory in bytes; what two processes share counts twice. Zero
 *   where there is no `/proc`.
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
    // The name of the program stands in parentheses and may hold anything; behind it: state, parent, ..., resident pages.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const parent = Number(fields[1]);
    const memory = Number(fields[21]) * PAGE_SIZE;
    children.set(parent, [...(children.get(parent) ?? []), { id: Number.parseInt(stat, 10), memory }]);
  }
  const sumBelow = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + child.memory + sumBelow(child.id), 0);
  return sumBelow(ancestor);
}
