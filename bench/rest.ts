import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, ViewportSize } from "@playwright/test";
import { type FreshPage, launchBrowser, openPage, slowDown } from "./browser";
import { serveSampleSite } from "./sites";
import { printTable } from "./table";

/** The screens of a phone and of a desktop, and the limits for the time that the main thread is busy, in percent. */
const SCREENS: readonly { screen: ViewportSize; limits: { moving: number; still: number } }[] = [
  { screen: { width: 412, height: 915 }, limits: { moving: 15, still: 3 } },
  { screen: { width: 1440, height: 900 }, limits: { moving: 20, still: 3 } },
];

/** Script for the page that counts the requested animation frames. On an idle page, only the particles request any. */
const COUNT_FRAMES = `
  window.requestedFrames = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    window.requestedFrames += 1;
    return request(callback);
  };
`;

/** A place of a page: the beginning of a section, or the top of the page if none is given. */
interface Place {
  /** The id of the section's heading. */
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

/** A text that every script of the particle engine contains. */
const ENGINE_NAME = "tsParticles";

/** Length of the measurement at each place, in milliseconds. */
const DURATION = 8000;

/** Milliseconds for a section to load its scripts and images. */
const SECTION_TIME = 3000;

/** Milliseconds at most until a canvas for particles appears. */
const CANVAS_TIME = 20_000;

/** Milliseconds until a canvas has all of its particles. */
const PARTICLES_TIME = 8000;

/** How busy an idle page keeps the main thread, and how often its particles move. */
interface Rest {
  /** Percent of the time. */
  busy: number;
  framesPerSecond: number;
}

/**
 * `npm run bench -- rest`: how busy a slow main thread is while a page is idle, at the top of every page and at each decorated
 * section. The home page is measured twice: with moving particles, and with the particles' scripts blocked.
 */
export async function benchRest(): Promise<void> {
  await using site = await serveSampleSite();
  await using browser = await launchBrowser();
  const engine = await findEngine(site.directory);
  const rows: string[][] = [];
  for (const { screen, limits } of SCREENS) {
    for (const { page, places } of PAGES) {
      const url = site.url + page;
      const moving = places.some(({ hasParticles }) => hasParticles) ? await measureRest(browser, screen, url, places) : [];
      const still = await measureRest(browser, screen, url, places, engine);
      places.forEach(({ section = "top" }, index) => {
        const particles = moving[index];
        rows.push([
          `${page}, ${section}`,
          `${screen.width} px`,
          ...(particles ? [percent(particles.busy), percent(limits.moving), particles.framesPerSecond.toFixed(1)] : ["", "", ""]),
          percent(still[index]?.busy),
          percent(limits.still),
        ]);
      });
    }
  }
  printTable(
    `How busy the main thread of an idle page is: processor 4x slower, over ${DURATION / 1000} s`,
    ["place", "screen", "with particles", "limit", "frames per second", "without", "limit"],
    rows,
    "Without: the particles' scripts are blocked, or the page has none. Frames per second: how often the particles move; they" +
      " pause if the device is too slow for them. Chromium runs without a graphics processor.",
  );
}

function percent(share: number | undefined): string {
  return share === undefined ? "" : `${share.toFixed(share < 10 ? 1 : 0)} %`;
}

/**
 * The URL paths of the scripts that contain the particle engine.
 *
 * @throws Error if the build has no such script
 */
async function findEngine(directory: string): Promise<string[]> {
  const scripts = (await readdir(directory)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readFile(path.join(directory, name), "utf8")));
  const found = scripts.filter((_, index) => texts[index]?.includes(ENGINE_NAME));
  if (found.length === 0) throw new Error(`No script of the build in ${directory} contains "${ENGINE_NAME}".`);
  return found.map((name) => `/${name}`);
}

/**
 * Measures the places of a page one after the other.
 *
 * @param blocked URL paths of scripts that fail to load; if there are none, it waits for the particles of each place
 * @returns a result per place; undefined if its particles did not load
 */
async function measureRest(
  browser: Browser,
  screen: ViewportSize,
  url: string,
  places: readonly Place[],
  blocked: readonly string[] = [],
): Promise<(Rest | undefined)[]> {
  await using fresh = await openPage(browser, screen);
  const { page, devtools } = fresh;
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
    // A tall section starts at the top of the window; a short one is centred.
    if (section) {
      await part.evaluate((element) => {
        // Without this, the end of the section above stays in the window, as high as the top bar, and its decoration moves on.
        document.documentElement.style.scrollPadding = "0";
        element.scrollIntoView({ behavior: "instant", block: element.clientHeight > innerHeight ? "start" : "center" });
      });
    }
    await page.waitForTimeout(SECTION_TIME);
    if (hasParticles && blocked.length === 0) {
      // The page loads them when the browser is idle. On a slow processor, that may never happen.
      const canvas = part.locator("canvas").first();
      const hasCanvas = await canvas.waitFor({ state: "attached", timeout: CANVAS_TIME }).then(
        () => true,
        () => false,
      );
      if (!hasCanvas) {
        console.log(`No particles within ${CANVAS_TIME / 1000} s: ${url}, ${section ?? "top"}.`);
        rests.push(undefined);
        continue;
      }
      await page.waitForTimeout(PARTICLES_TIME);
    }
    rests.push(await readRest(fresh));
  }
  return rests;
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
