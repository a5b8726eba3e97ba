import { productName } from "../../src/site/product";
import { expect, test } from "../support/browserTest";

test("the policy refuses scripts that the build did not write, frames, media, plug-ins and calls to other hosts", {
  tag: "@engines",
}, async ({ page, open, complaints }) => {
  complaints.allow(/Content.Security.Policy|^failed request|^status 404: \/x|violat/i);
  await open("/privacy");
  const { hasRun, refused } = await page.evaluate(async () => {
    const refused = new Set<string>();
    let isComplete = () => {};
    const allRefused = new Promise<void>((resolve) => {
      isComplete = resolve;
    });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
      refused.add(violatedDirective);
      if (refused.size === 6) isComplete();
    });
    const script = document.createElement("script");
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      "<img src='/x' onerror='window.hasRun = true'><iframe src='/'></iframe><video src='/x.mp4'></video><object data='/x'></object>",
    );
    await fetch("http://localhost:9/").catch(() => undefined);
    await allRefused;
    return { hasRun: "hasRun" in window, refused: [...refused].sort() };
  });
  expect(hasRun).toBe(false);
  expect(refused).toEqual(["connect-src", "frame-src", "media-src", "object-src", "script-src-attr", "script-src-elem"]);
});

test("in a frame of another site, a page shows only a link to itself", async ({ page, baseURL }) => {
  // As on a host that ignores static/_headers, such as GitHub Pages.
  const headers = { "content-type": "text/html" };
  await page.route("**/download", async (route) => route.fulfill({ response: await route.fetch(), headers }));
  await page.setContent(`<iframe src="${baseURL}/download" width="800" height="600"></iframe>`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("link")).toHaveText([`Open ${productName}`]);
  await frame.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download for Android");
});
