import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, layoutShift, test } from "../support/browserTest";
import { servedUrl } from "../support/builtSite";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

/** How many tags are sent one by one: those of the first screen of any page. The rest is sent at once. */
const SLOW_TAGS = 200;

/** Called when the page has rendered a frame. */
let onFrame = () => {};

/** Serves the built site, but sends the body of its HTML tag by tag: one for each frame that the page renders. */
const server = createServer(async (request, response) => {
  const answer = await fetch(servedUrl() + request.url);
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  response.writeHead(answer.status, { "content-type": type });
  if (!type.startsWith("text/html")) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const html = await answer.text();
  const tags = html.slice(html.indexOf("<body")).split(/(?=<)/);
  response.write(html.slice(0, html.indexOf("<body")));
  for (const tag of tags.slice(0, SLOW_TAGS)) {
    const frame = new Promise<void>((resolve) => {
      onFrame = resolve;
    });
    response.write(tag);
    await frame;
  }
  response.end(tags.slice(SLOW_TAGS).join(""));
});

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Milliseconds from the first paint to the end of the HTML. */
const timeFromPaintToEnd = (page: Page) =>
  page.evaluate(() => {
    const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
    const end: number = performance.getEntriesByType("navigation")[0]?.toJSON().responseEnd;
    return firstPaint ? end - firstPaint.startTime : 0;
  });

for (const path of ["/", "/download"]) {
  for (const width of [360, 1440]) {
    test(`nothing on ${path} moves at ${width} px while its HTML arrives bit by bit`, async ({ page, rest, complaints }) => {
      complaints.allow(/^request to another host: http:\/\/127\.0\.0\.1:/);
      await page.exposeFunction("onFrame", () => onFrame());
      await page.addInitScript(() => {
        const report = () => {
          Reflect.get(window, "onFrame")();
          requestAnimationFrame(report);
        };
        requestAnimationFrame(report);
      });
      const { port } = server.address() as AddressInfo;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await rest();
      expect(await timeFromPaintToEnd(page)).toBeGreaterThan(1000);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}
