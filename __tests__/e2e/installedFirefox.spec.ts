/*
 * A visit in the Firefox that is installed, such as Debian's. Playwright drives only a Firefox of its own; puppeteer-core drives any
 * by WebDriver BiDi.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { githubRelease } from "../../harness/githubReleases";
import { BROWSER_MESSAGES, CANCELLED } from "../support/browserTest";
import { builtReleases, RELEASES, servedUrl } from "../support/builtSite";
import { findFirefox } from "../support/engines";

const API_PATH = "/repos/octo/player/releases";

const PAGES = [
  ["/", "The Best Music Experience"],
  ["/download", "Download for Android"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
] as const;

// One Firefox for all of them.
test.describe.configure({ mode: "default" });

let browser: Browser;
let site: { url: string; close: () => void };

test.beforeAll(async () => {
  const executablePath = findFirefox();
  test.skip(!executablePath, "No Firefox is installed.");
  site = await serveWithApi([githubRelease(RELEASES + 1), ...builtReleases()]);
  browser = await launch({ browser: "firefox", ...(executablePath && { executablePath }) });
});
test.afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Serves the built site with a releases API beside it, because the one of the build has ended. */
async function serveWithApi(releases: unknown[]) {
  const server = createServer(async (request, response) => {
    if (request.url === API_PATH) {
      response.writeHead(200, { "content-type": "application/json", link: `<${API_PATH}?page=2>; rel="next"` });
      response.end(JSON.stringify(releases.slice(0, 30)));
      return;
    }
    const answer = await fetch(servedUrl() + request.url);
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(answer.status, { "content-type": type });
    if (!/html|json|javascript/.test(type)) response.end(Buffer.from(await answer.arrayBuffer()));
    else response.end((await answer.text()).replaceAll(/http:\/\/127\.0\.0\.1:\d+(?=\/repos|;)/g, urlOf()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: urlOf(), close };
}

/** Opens a page that remembers what Firefox has against it. */
async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${String(error)}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!CANCELLED.test(reason)) complaints.push(`failed: ${request.url()}: ${reason}`);
  });
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type()) && !BROWSER_MESSAGES.test(message.text())) complaints.push(message.text());
  });
  return { page, complaints };
}

const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);
const countOf = (page: Page, selector: string) => page.$$eval(selector, (elements) => elements.length);

for (const [path, heading] of PAGES) {
  test(`${path} opens, and Firefox has nothing against it`, async () => {
    const { page, complaints } = await openPage();
    await page.goto(site.url + path, { waitUntil: "networkidle0" });
    expect(await textOf(page, "h1")).toBe(heading);
    expect(complaints).toEqual([]);
    await page.close();
  });
}

test("the list is brought up to date, older versions load, a search finds one of them, and a link leads home", async () => {
  const { page, complaints } = await openPage();
  // Not by a locator: before it clicks or fills, it builds functions from text, which the page's policy forbids.
  const find = (selector: string) => page.waitForSelector(selector, { visible: true });
  await page.goto(`${site.url}/download`);
  await find("::-p-text(Release list is current)");
  expect(await textOf(page, "#latest")).toContain(`Player 1.${RELEASES + 1}`);
  // Until then, what is below the window may move under the pointer.
  await find("[data-laid-out]");
  await (await find("::-p-text(Show older versions)"))?.click();
  await expect.poll(() => countOf(page, "#versions article")).toBe(RELEASES);
  await (await find("#versions input[type=search]"))?.type("1.7.0");
  await find("#versions mark");
  await expect.poll(() => textOf(page, "#versions h3")).toContain("Player 1.7");
  await (await find("header a[href='/']"))?.click();
  await find("::-p-text(The Best Music Experience)");
  expect(complaints).toEqual([]);
  await page.close();
});

test("Back returns to where the visitor was, with what was shown, from a version and from another page", async () => {
  const { page, complaints } = await openPage();
  const find = (selector: string) => page.waitForSelector(selector, { visible: true });
  const view = () =>
    page.evaluate(() => ({
      y: Math.round(window.scrollY),
      cards: document.querySelectorAll("#versions article").length,
      unfolded: document.querySelectorAll("#versions details[open]").length,
    }));
  const press = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click());
  /** Goes back, and expects what was there. */
  const expectBack = async (before: Awaited<ReturnType<typeof view>>) => {
    await page.evaluate(() => window.history.back());
    await expect.poll(async () => ({ ...(await view()), y: before.y })).toEqual(before);
    await expect.poll(async () => Math.abs((await view()).y - before.y)).toBeLessThanOrEqual(2);
  };
  await page.goto(`${site.url}/download`);
  await find("::-p-text(Release list is current)");
  await find("[data-laid-out]");
  await (await find("::-p-text(Show older versions)"))?.click();
  await expect.poll(() => countOf(page, "#versions article")).toBe(RELEASES);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  await expect.poll(async () => (await view()).y).toBe(3000);
  const before = await view();
  await press("#versions h3 a[href='#v1.9.0']");
  await expect.poll(async () => (await view()).unfolded).toBe(1);
  await expect.poll(async () => (await view()).y).toBeGreaterThan(3500);
  await expectBack(before);
  await press("footer a[href='/terms']");
  await find("::-p-text(Terms of Service)");
  await expect.poll(() => textOf(page, "h1")).toBe("Terms of Service");
  await expectBack(before);
  expect(complaints).toEqual([]);
  await page.close();
});
