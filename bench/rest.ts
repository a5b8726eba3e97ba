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

/** Runs in the page: counts the animation frames that scripts ask for. At rest, only the particles do. */
const COUNT_FRAMES = `
  window.requestedFrames = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    window.requestedFrames += 1;
    return request(callback);
  };
`;

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

/** A text that each file of the particles' engine contains. */
const ENGINE_NAME = "tsParticles";

/** How long each place is measured, in milliseconds. */
const DURATION = 8000;
/** The time that a section gets to load what belongs to it, its canvas at most, and then all of its particles; in milliseconds. */
const SECTION_TIME = 3000;
const CANVAS_TIME = 20_000;
const PARTICLES_TIME = 8000;

/** What a place took of the main thread, and how often its particles moved. */
interface Rest {
  /** In percent of the time. */
  busy: number;
  framesPerSecond: number;
}

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
        const moving = places.some(({ hasParticles }) => hasParticles) ? await measureRest(browser, screen, url, places) : [];
        const still = await measureRest(browser, screen, url, places, engine);
        places.forEach(({ section = "top" }, index) => {
          const particles = moving[index];
          rows.push([
            `${page}, ${section}`,
            `${screen.width} px`,
            ...(particles ? [percent(particles.busy), percent(bars.moving), particles.framesPerSecond.toFixed(1)] : ["", "", ""]),
            percent(still[index]?.busy),
            percent(bars.still),
          ]);
        });
      }
    }
    printTable(
      `Main thread busy while a page rests: processor 4x slower, over ${DURATION / 1000} s`,
      ["where", "screen", "with particles", "bar", "frames per second", "without", "bar"],
      rows,
      "Without: the particles' scripts are blocked, or the page has none. Frames per second: how often the particles move; where a" +
        " device is too slow for them, they stand still for a while. Chromium without a graphics processor.",
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

function percent(share: number | undefined): string {
  return share === undefined ? "" : `${share.toFixed(share < 10 ? 1 : 0)} %`;
}

/** Paths of the files of a build that contain the particles' engine, each with its first slash. */
async function findEngine(directory: string): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".js"));
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(path.join(directory, name), "utf8")).includes(ENGINE_NAME) ? [`/${name}`] : [])),
  );
  if (found.flat().length === 0) throw new Error(`No script of the build in ${directory} contains "${ENGINE_NAME}".`);
  return found.flat();
}

/**
 * What each place of a page takes of the main thread, one after the other.
 *
 * @param blocked paths of scripts that fail to load; without them, it waits for the particles of a place
 */
async function measureRest(
  browser: Browser,
  screen: Screen,
  url: string,
  places: readonly Place[],
  blocked: readonly string[] = [],
): Promise<(Rest | undefined)[]> {
  const fresh = await openPage(browser, screen);
  const { page, context, devtools } = fresh;
  try {
    await slowDown(fresh);
    await devtools.send("Performance.enable");
    await page.addInitScript(COUNT_FRAMES);
    await page.route(
      ({ pathname }) => blocked.includes(pathname),
      (route) => route.abort(),
    );
    await page.goto(url, { waitUntil: "load" });
    const rests: (Rest | undefined)[] = [];
    for (const { section, hasParticles } of places) {
      const part = page.locator(section ? `section[aria-labelledby="${section}"]` : "main");
      // A tall section from its beginning on, a short one in the middle of the window.
      if (section) {
        await part.evaluate((element) => {
          // Otherwise what stands above it stays in the window by the height of the top bar, and goes on moving.
          document.documentElement.style.scrollPadding = "0";
          element.scrollIntoView({ behavior: "instant", block: element.clientHeight > innerHeight ? "start" : "center" });
        });
      }
      await page.waitForTimeout(SECTION_TIME);
      if (hasParticles && blocked.length === 0) {
        // A browser that is never idle does not load them.
        const canvas = part.locator("canvas").first();
        const isThere = await canvas.waitFor({ state: "attached", timeout: CANVAS_TIME }).then(
          () => true,
          () => false,
        );
        if (!isThere) {
          console.log(`No particles after ${CANVAS_TIME / 1000} s: ${url}, ${section ?? "top"}.`);
          rests.push(undefined);
          continue;
        }
        await page.waitForTimeout(PARTICLES_TIME);
      }
      rests.push(await readRest(fresh));
    }
    return rests;
  } finally {
    await context.close();
  }
}

async function readRest({ page, devtools }: FreshPage): Promise<Rest> {
  const read = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const frames = Number(await page.evaluate("window.requestedFrames"));
    return { busy: metric("TaskDuration"), time: metric("Timestamp"), frames };
  };
  const before = await read();
  await page.waitForTimeout(DURATION);
  const after = await read();
  const seconds = after.time - before.time;
  return { busy: (100 * (after.busy - before.busy)) / seconds, framesPerSecond: (after.frames - before.frames) / seconds };
}
