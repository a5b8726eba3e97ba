import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { launchBrowser, record, recorded } from "./browser";
import { watchMemory } from "./memory";
import { buildSampleSite } from "./sites";
import { startStaticServer } from "./staticServer";
import { kilobytes, lengthsOf, milliseconds, printTable } from "./table";

/** Bytes of the small file. The files are written in pieces of this size. */
const PIECE = 1_000_000;

/** Bytes of the large file. */
const LARGE = 200 * PIECE;

/** Milliseconds for everything that the page loads when the browser is idle. */
const IDLE_TIME = 3000;

/**
 * `npm run bench -- hash`: checks a file of 200 MB in the browser (docs/rules.md, 13.3). Measures the time, the tasks of more than
 * 50 ms on the page's main thread, and the growth of memory in all processes of the browser. A file of 1 MB shows how much of that
 * is the start of the worker.
 */
export async function benchHash(): Promise<void> {
  const server = await startStaticServer(await buildSampleSite());
  const folder = await mkdtemp(path.join(tmpdir(), "hash-"));
  try {
    const rows: string[][] = [];
    for (const size of [PIECE, LARGE]) {
      const file = path.join(folder, `${size}.apk`);
      rows.push(await check(`${server.url}/download`, file, size, await writeRandomFile(file, size)));
    }
    printTable(
      "A download checked in the browser",
      ["file", "SHA-256", "time", "long tasks", "memory when idle", "growth"],
      rows,
      "Limits for 200 MB: no task over 50 ms, growth under 50 MB. Memory is resident, in MB; memory that two processes share counts twice.",
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    await server.close();
  }
}

async function check(url: string, file: string, size: number, expected: string): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await record(page, "longTasks");
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(IDLE_TIME);
    const { peak: idleMemory } = await watchMemory(() => page.waitForTimeout(IDLE_TIME));
    const started = await page.evaluate(() => performance.now());
    const { result, peak } = await watchMemory(() => checkInPage(page, file));
    const tasks = (await recorded(page, "longTasks")).filter(({ startTime }) => startTime > started);
    return [
      `${size / PIECE} MB`,
      result.sha256 === expected ? "correct" : "WRONG",
      milliseconds(result.time - started),
      lengthsOf(tasks),
      kilobytes(idleMemory / 1000),
      kilobytes(Math.max(peak - idleMemory, 0) / 1000) || "0.0",
    ];
  } finally {
    await browser.close();
  }
}

async function checkInPage(page: Page, file: string) {
  await page.locator("#tools input[type=file]").setInputFiles(file);
  const digest = page.locator("#tools [role=status] code");
  await digest.waitFor({ timeout: 120_000 });
  return { sha256: await digest.textContent(), time: await page.evaluate(() => performance.now()) };
}

async function writeRandomFile(name: string, size: number): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(name, "w");
  for (let written = 0; written < size; written += PIECE) {
    const piece = randomBytes(PIECE);
    hash.update(piece);
    await file.write(piece);
  }
  await file.close();
  return hash.digest("hex");
}
