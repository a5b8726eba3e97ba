import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { type FreshPage, launchBrowser, openPage, type Screen, slowDown } from "./browser";
import { buildSampleSite } from "./sites";
import { startStaticServer } from "./staticServer";
import { printTable } from "./table";

/** The screens of a phone and of a desktop, and how busy the main thread may be on them, in percent. */
const SCREENS: readonly { screen: Screen; bars: { moving: number; still: number } }[] = [
  { screen: { width: 412, height: 915 }, bars: { moving: 15, still: 3 } },
  { screen: { width: 1440, height: 900 }, bars: { moving: 20, still: 3 } },
];

/** A place of a page: its top where no section is named. */
interface Place {
  section?: string;
  hasParticles?: boolean;
}

const PAGES: readonly { page: string; places: readonly Place[] }[] = [
  {
    page: "/",
    places: [
      { hasParticles: true },
      { section: "why-choose", hasParticles: true },
      { section: "beautiful-interface" },
      { section: "community", hasParticles: true },
      { section: "closing-call" },
    ],
  },
  { page: "/download", places: [{}, { section: "versions-title" }] },
  { page: "/privacy", places: [{}] },
  { page: "/terms", places: [{}] },
  { page: "/no-such-page", places: [{}] },
];

/** What stands in every file of the particles' engine. */
const ENGINES_NAME = "tsParticles";

/** For how long it is measured; milliseconds. */
const DURATION = 8000;
/** Until what comes with a section has come, its canvas at the latest, and until all particles of that are there; milliseconds. */
const ARRIVAL = 3000;
const PATIENCE = 20_000;
const FILLING = 8000;

/**
 * `npm run bench -- rest`: how busy a slow main thread is while a page rests: at the top of every page, and where a section is
 * decorated; the home page with its particles moving, and with the particles' scripts blocked.
 */
export async function benchRest(): Promise<void> {
  const directory = await buildSampleSite();
  const engine = await findEngine(directory);
  const server = await startStaticServer(directory);
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const { screen, bars } of SCREENS) {
      for (const { page, places } of PAGES) {
        const url = server.url + page;
        const moving = places.some(({ hasParticles }) => hasParticles) ? await sharesOf(browser, screen, url, places) : [];
        const still = await sharesOf(browser, screen, url, places, engine);
        places.forEach(({ section = "top" }, index) => {
          rows.push([
            `${page}, ${section}`,
            `${screen.width} px`,
            percent(moving[index]),
            moving[index] === undefined ? "" : percent(bars.moving),
            percent(still[index]),
            percent(bars.still),
          ]);
        });
      }
    }
    printTable(
      `Main thread busy while a page rests: processor 4x slower, over ${DURATION / 1000} s`,
      ["where", "screen", "with particles", "bar", "without", "bar"],
      rows,
      "Without: the particles' scripts are blocked, or the page has none. Chromium without a graphics processor.",
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

function percent(share: number | undefined): string {
  return share === undefined ? "" : `${share.toFixed(share < 10 ? 1 : 0)} %`;
}

/** Paths of the files of a build that hold the particles' engine, each from a slash on. */
async function findEngine(directory: string): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".js"));
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(path.join(directory, name), "utf8")).includes(ENGINES_NAME) ? [`/${name}`] : [])),
  );
  if (found.flat().length === 0) throw new Error(`No script of the build holds "${ENGINES_NAME}".`);
  return found.flat();
}

/**
 * How busy the main thread is at each place of a page, one after the other, in percent of the time.
 *
 * @param blocked paths of scripts that do not come; without them, the particles of a place are waited for
 */
async function sharesOf(
  browser: Browser,
  screen: Screen,
  url: string,
  places: readonly Place[],
  blocked: readonly string[] = [],
): Promise<number[]> {
  const fresh = await openPage(browser, screen);
  const { page, context, devtools } = fresh;
  try {
    await slowDown(fresh);
    await devtools.send("Performance.enable");
    await page.route(
      ({ pathname }) => blocked.includes(pathname),
      (route) => route.abort(),
    );
    await page.goto(url, { waitUntil: "load" });
    const shares: number[] = [];
    for (const { section, hasParticles } of places) {
      const part = page.locator(section ? `section[aria-labelledby="${section}"]` : "main");
      // A tall section from its beginning on, a short one in the middle of the window.
      if (section) {
        await part.evaluate((element) => {
          // What stands above it would otherwise stay in the window by the height of the top bar, and go on moving.
          document.documentElement.style.scrollPadding = "0";
          element.scrollIntoView({ behavior: "instant", block: element.clientHeight > innerHeight ? "start" : "center" });
        });
      }
      await page.waitForTimeout(ARRIVAL);
      if (hasParticles && blocked.length === 0) {
        // A browser that is never idle does not fetch them.
        await part
          .locator("canvas")
          .first()
          .waitFor({ state: "attached", timeout: PATIENCE })
          .catch(() => console.log(`The particles of ${url}, ${section ?? "top"}, did not come: measured without them.`));
        await page.waitForTimeout(FILLING);
      }
      shares.push(await busyShare(fresh));
    }
    return shares;
  } finally {
    await context.close();
  }
}

async function busyShare({ page, devtools }: FreshPage): Promise<number> {
  const read = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { busy: metric("TaskDuration"), time: metric("Timestamp") };
  };
  const before = await read();
  await page.waitForTimeout(DURATION);
  const after = await read();
  return (100 * (after.busy - before.busy)) / (after.time - before.time);
}
