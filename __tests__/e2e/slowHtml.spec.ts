import type { Page } from "@playwright/test";
import { installHelp } from "../../src/site/installHelp";
import { hero } from "../../src/site/product";
import { expect, layoutShift, test } from "../support/browserTest";
import { servedUrl } from "../support/builtSite";
import { listen } from "../support/staticServer";

// Without the typeface, only data can move the page. titles.spec.ts tests other fonts.
test.use({ hasTypeface: false });

/** The tags of the first screen of any page. */
const SLOW_TAGS = 250;

/** In milliseconds. */
const FRAME = 32;

/** Serves the built site, and sends the first tags of an HTML body one by one, each in a frame. */
const startSlowHost = () =>
  listen(async (request, response) => {
    const built = await fetch(servedUrl() + request.url);
    const type = built.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(built.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await built.arrayBuffer()));
      return;
    }
    const html = await built.text();
    const bodyStart = html.indexOf("<body");
    const tags = html.slice(bodyStart).split(/(?=<)/);
    response.write(html.slice(0, bodyStart));
    for (const tag of tags.slice(0, SLOW_TAGS)) {
      response.write(tag);
      await new Promise((resolve) => setTimeout(resolve, FRAME));
    }
    response.end(tags.slice(SLOW_TAGS).join(""));
  });

let host: Awaited<ReturnType<typeof listen>>;
test.beforeAll(async () => {
  host = await startSlowHost();
});
test.afterAll(() => host.close());

/** Milliseconds from the first paint to the end of the HTML. */
const timeFromPaintToEnd = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation?.toJSON().responseEnd - (paint?.startTime ?? Number.NaN);
  });

for (const [path, lastWords] of [
  ["/", hero.facts.join("")],
  ["/download", installHelp.note],
  ["/no-such-page", "Go to Downloads"],
] as const) {
  for (const width of [360, 1440]) {
    test(`slow HTML of ${path} moves nothing at ${width} px`, async ({
      page,
      rest,
      complaints,
    }) => {
      complaints.allow(/^request to another host: http:\/\/127\.0\.0\.1:/);
      await page.addInitScript(() => {
        new PerformanceObserver(() => {
          const words = document.querySelector("main")?.textContent;
          Object.assign(window, { wordsAtFirstPaint: words });
        }).observe({ type: "paint" });
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(host.url + path);
      await rest();
      // The first paint has the words of the first screen, and was long before the end of the HTML.
      const words = await page.evaluate(() => Reflect.get(window, "wordsAtFirstPaint"));
      expect(words).toContain(lastWords);
      expect(await timeFromPaintToEnd(page)).toBeGreaterThan(1000);
      // Before its summary is parsed, a fold has a word of the browser in its place.
      expect(await layoutShift(page)).toBeCloseTo(0, 3);
    });
  }
}
