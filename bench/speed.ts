import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { fullSizeRelease } from "../__tests__/support/githubReleases";
import { releasesEndpoint } from "../src/releases/releasesEndpoint";
import { launchBrowser, MILESTONES, markMilestones, openSlowPhone, timeOf } from "./browser";
import { handWrittenPage, handWrittenPageWithRefresh } from "./handWritten";
import { buildSiteFromApi } from "./sites";
import { startStaticServer } from "./staticServer";
import { median, milliseconds, printTable, ratio } from "./table";
import { recordWaterfall } from "./waterfall";

/** Releases in the build, as many as the page holds. */
const BUILT = 30;

/** The element that holds the newest release's name, and the hero's heading. */
const LATEST = "#latest-name";
const HERO = "h1";

/** A page and what to wait for on it. */
interface Case {
  path: string;
  selector: string;
  text: string;
}

/**
 * `npm run bench -- speed`: time until a visitor with a slow phone sees what a page is about, against the same page written by
 * hand, and until a release is there that was published after the build.
 *
 * @param runs number of visits to each page; the pages take turns, so that what else the machine does falls on all of them
 */
export async function benchSpeed(runs: number): Promise<void> {
  await withPublishedRelease(async ({ url, publish, builtName, newName, heroText }, browser) => {
    const visitAll = async (cases: readonly Case[]) => {
      const times: number[][] = cases.map(() => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, one] of cases.entries()) times[index]?.push(await visit(browser, url, one));
      }
      return times;
    };
    const rowOf = (label: string, times: readonly number[] = [], bar = "", reference?: readonly number[]) => [
      label,
      milliseconds(median(times)),
      `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`,
      reference ? ratio(median(times), median(reference)) : "",
      bar,
    ];

    const [download, staticDownload, home, staticHome] = await visitAll([
      { path: "/download", selector: LATEST, text: builtName },
      { path: "/hand-written/download", selector: LATEST, text: builtName },
      { path: "/", selector: HERO, text: heroText },
      { path: "/hand-written/home", selector: HERO, text: heroText },
    ]);
    publish();
    const [newer, staticNewer] = await visitAll([
      { path: "/download", selector: LATEST, text: newName },
      { path: "/hand-written/refreshed", selector: LATEST, text: newName },
    ]);
    printTable(
      `Time until visible: slow phone (150 ms, 1.6 Mbit/s down, processor 4x slower), empty cache, median of ${runs}`,
      ["what", "median", "range", "against by hand", "bar"],
      [
        rowOf("/download, newest release's name", download, "1.15x", staticDownload),
        rowOf("  the same, written by hand", staticDownload),
        rowOf("/, heading of the hero", home, "1.25x", staticHome),
        rowOf("  the same, written by hand", staticHome),
        rowOf("/download, release published since the build", newer, "1100 ms", staticNewer),
        rowOf("  the same, by hand with one inline script", staticNewer),
      ],
    );
  });
}

/** `npm run bench -- waterfall`: what the browser fetches, and when, until a release published since the build is visible. */
export async function benchWaterfall(): Promise<void> {
  await withPublishedRelease(async ({ url, publish, newName }, browser) => {
    publish();
    const phone = await openSlowPhone(browser);
    await markMilestones(phone.page, LATEST, newName);
    await recordWaterfall(phone, `${url}/download`);
    await phone.context.close();
  });
}

interface PublishedSite {
  url: string;
  /** Adds a release to the API that the build does not know. */
  publish: () => void;
  builtName: string;
  newName: string;
  heroText: string;
}

async function withPublishedRelease(measure: (site: PublishedSite, browser: Browser) => Promise<void>): Promise<void> {
  const { directory, api } = await buildSiteFromApi(BUILT);
  const [download, home] = await Promise.all(
    ["download/index.html", "index.html"].map((file) => readFile(path.join(directory, file), "utf8")),
  );
  if (!download || !home) throw new Error("The build wrote an empty page.");
  const apiUrl = releasesEndpoint(api.url, { owner: "octo", name: "player" });
  const server = await startStaticServer(directory, {
    "/hand-written/download": handWrittenPage(download),
    "/hand-written/home": handWrittenPage(home),
    "/hand-written/refreshed": handWrittenPageWithRefresh(download, apiUrl, LATEST),
  });
  const browser = await launchBrowser();
  const newest = fullSizeRelease(BUILT + 1);
  try {
    const site = {
      url: server.url,
      publish: () => api.releases.unshift(newest),
      builtName: fullSizeRelease(BUILT).name,
      newName: newest.name,
      heroText: /<h1[^>]*>([^<]+)/.exec(home)?.[1]?.trim() ?? "",
    };
    // What the browser does only once, at its first page, is no part of a visit.
    await visit(browser, site.url, { path: "/download", selector: LATEST, text: site.builtName });
    await measure(site, browser);
  } finally {
    await browser.close();
    await server.close();
    await api.close();
  }
}

async function visit(browser: Browser, url: string, { path: pagePath, selector, text }: Case): Promise<number> {
  const { page, context } = await openSlowPhone(browser);
  try {
    await markMilestones(page, selector, text);
    await page.goto(url + pagePath, { waitUntil: "commit" });
    return await timeOf(page, MILESTONES.visible);
  } finally {
    await context.close();
  }
}
