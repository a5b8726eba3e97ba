import { ENGINES, expect, test } from "../support/browserTest";

test("the policy refuses an attacker", ENGINES, async ({ page, open, complaints }) => {
  complaints.allow(/Content.Security.Policy|^failed request|^status 404: \/x$|violat/i);
  // Chromium reports the request of an image before it refuses it.
  complaints.allow(/^request to another host: http:\/\/localhost:9\/$/);
  await open("/privacy");
  await page.evaluate(async () => {
    const refused = new Set<string>();
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      refused.add(violatedDirective),
    );
    const script = document.createElement("script");
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src='/x' onerror='window.hasRun = true'><iframe src='/'></iframe>
       <img src='http://localhost:9/'><video src='/x.mp4'></video><object data='/x'></object>`,
    );
    await fetch("http://localhost:9/").catch(() => undefined);
  });
  const refused = () => page.evaluate(() => [...Reflect.get(window, "refused")].sort().join(" "));
  // Browsers report a violation in a task of its own.
  await expect
    .poll(refused)
    .toBe("connect-src frame-src img-src media-src object-src script-src-attr script-src-elem");
  expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
});
