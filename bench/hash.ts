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

const PIECE = 1_000_000;
const LARGE = 200 * PIECE;

/** Time for what loads when the browser is idle, in milliseconds. */
const IDLE_TIME = 3000;

/**
 * `npm run bench -- hash`: a file of 200 MB checked in the browser: how long, the tasks of more than 50 ms on the page's own thread
 * meanwhile, and how far the memory of all of the browser's processes grows. A file of 1 MB stands beside it: what both cost is the
 * worker's start.
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
      ["file", "SHA-256", "time", "long tasks", "memory at rest", "grows by"],
      rows,
      "Bars for 200 MB: no task over 50 ms, growth under 50 MB. Memory is resident, in MB; what two processes share counts twice.",
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
    const { peak: atRest } = await watchMemory(() => page.waitForTimeout(IDLE_TIME));
    const started = await page.evaluate(() => performance.now());
    const { result, peak } = await watchMemory(() => checkedBy(page, file));
    const tasks = (await recorded(page, "longTasks")).filter(({ startTime }) => startTime > started);
    return [
      `${size / PIECE} MB`,
      result.sha256 === expected ? "right" : "WRONG",
      milliseconds(result.time - started),
      lengthsOf(tasks),
      kilobytes(atRest / 1000),
      kilobytes(Math.max(peak - atRest, 0) / 1000) || "0.0",
    ];
  } finally {
    await browser.close();
  }
}

async function checkedBy(page: Page, file: string) {
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
