import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, type Response, test } from "@playwright/test";
import { productName } from "../../src/site/product";
import { collectComplaints, layoutShift } from "../support/browserPage";
import { SITES } from "../support/sites";

const PAGES = [
  { path: "/", title: `${productName}: the best music experience`, heading: "The Best Music Experience" },
  { path: "/download", title: `Download ${productName}`, heading: "Download" },
  { path: "/privacy", title: `Privacy Policy, ${productName}`, heading: "Privacy Policy" },
  { path: "/terms", title: `Terms of Service, ${productName}`, heading: "Terms of Service" },
] as const;

for (const { path, title, heading } of PAGES) {
  test(`${path} has its heading and its metadata, and logs no error or warning`, async ({ page }) => {
    const complaints = collectComplaints(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${SITES.sample.origin}${path}`);
    for (const name of ["description", "theme-color", "viewport"]) {
      await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute("content", /.+/);
    }
    for (const property of ["og:title", "og:description", "og:url", "og:type", "og:site_name", "og:image", "og:image:alt"]) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /.+/);
    }
    expect(complaints).toEqual([]);
  });
}

const KIBIBYTE = 1024;
const sizeOf = (body: Buffer) => gzipSync(body, { level: 9 }).length / KIBIBYTE;

/**
 * Collects the scripts that a page loads.
 *
 * @returns a function that ends this and gives the scripts by URL. A script that arrives later must not be read: a test that ends
 * while a response is being read fails
 */
function collectScripts(page: Page): () => Promise<Map<string, Buffer>> {
  const scripts: Promise<[url: string, body: Buffer]>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => [response.url(), body]));
  };
  page.on("response", collect);
  return async () => {
    page.off("response", collect);
    return new Map(await Promise.all(scripts));
  };
}

for (const { path, limit } of [
  { path: "/", limit: { needed: 84, decoration: 50 } },
  { path: "/download", limit: { needed: 88, decoration: 5 } },
  { path: "/privacy", limit: { needed: 84, decoration: 5 } },
  { path: "/terms", limit: { needed: 84, decoration: 5 } },
  { path: "/no/such/page", limit: { needed: 84, decoration: 5 } },
]) {
  test(`${path} loads at most ${limit.needed} KiB of needed scripts and ${limit.decoration} KiB for decoration`, async ({
    page,
    request,
  }) => {
    const stopCollecting = collectScripts(page);
    await page.goto(path);
    await page.waitForTimeout(3000);
    const html = await (await request.get(path)).text();
    let needed = 0;
    let decoration = 0;
    for (const [url, body] of await stopCollecting()) {
      if (html.includes(new URL(url).pathname)) needed += sizeOf(body);
      else decoration += sizeOf(body);
    }
    expect(needed).toBeGreaterThan(50);
    expect(needed).toBeLessThanOrEqual(limit.needed);
    expect(decoration).toBeLessThanOrEqual(limit.decoration);
  });
}

test("every script tells the browser to compile its functions while it loads", async ({ page }) => {
  const stopCollecting = collectScripts(page);
  await page.goto("/");
  await expect(page.locator("#particles-default canvas")).toBeVisible();
  const scripts = await stopCollecting();
  const unmarked = [...scripts].filter(([, body]) => !body.toString().startsWith("//# allFunctionsCalledOnLoad"));
  expect(unmarked.map(([url]) => url)).toEqual([]);
  expect(scripts.size).toBeGreaterThan(5);
});

for (const [path, sections] of [
  ["/privacy", ["Information Collection", "Data Storage", "Third-Party Services", "Updates & Changes", "Contact Us"]],
  ["/terms", ["Acceptance of Terms", "Use License", "Restrictions", "Disclaimer", "Changes to Terms", "Contact"]],
] as const) {
  test(`${path} has its sections, its table of contents and the current date`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([...sections]);
    await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link")).toHaveText([...sections]);
    const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
    await expect(page.getByRole("main")).toContainText(`Last updated: ${today}`);
  });
}

test("the privacy policy names the site's one call", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.locator("#third-party-services")).toContainText("GitHub's releases API");
});

test("an unchanged list is not announced as changed", async ({ page }) => {
  await page.goto("/download");
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(page.getByText("The list of releases has changed")).toHaveCount(0);
});

test("a fragment that cannot be decoded does not change the page", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto("/privacy#100%");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  expect(complaints).toEqual([]);
});

for (const path of ["/", "/download", "/privacy", "/terms", "/no/such/page"]) {
  for (const width of [360, 1440]) {
    test(`nothing on ${path} moves by itself at ${width} px while it is scrolled to the end`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
        await page.waitForTimeout(60);
      }
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test(`${path} fits on a screen of 320 px and at a zoom of 200 %`, async ({ page }) => {
    for (const [width, zoom] of [
      [320, 1],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width: width / zoom, height: 640 });
      await page.goto(path);
      const beyond = await page.evaluate(() => {
        // The body clips what is beyond its edge, so its width says nothing. This checks every element that is read or pressed.
        const read = document.querySelectorAll(
          "main h1, main h2, main h3, main p, main li, main a, main button, footer a, footer p",
        );
        return [...read]
          .filter((element) => !element.closest("[aria-hidden=true]"))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.textContent);
      });
      expect(beyond, `at ${width} px and ${zoom * 100} %`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width / zoom);
    }
  });
}

test("every file that the head of a page references exists", async ({ page, request }) => {
  await page.goto("/");
  const files = await page
    .locator("link[rel=manifest], link[rel=sitemap], link[rel=icon], link[rel=apple-touch-icon], link[rel=preload]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(files.length).toBeGreaterThan(5);
  for (const file of [...files, image ?? "", "/robots.txt", "/sitemap-0.xml"]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: productName, start_url: "/", theme_color: "#0C0A10" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("the sitemap lists the four pages, and robots may read all of them", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls.sort()).toEqual(["/", "/download", "/privacy", "/terms"].map((path) => SITES.sample.origin + path));
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Allow: /");
  expect(robots).toContain(`Sitemap: ${SITES.sample.origin}/sitemap-index.xml`);
});

test("the download page has structured data about the app and its newest version", async ({ page }) => {
  await page.goto("/download");
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(data).toMatchObject({ "@type": "MobileApplication", offers: { price: "0" }, softwareVersion: "2.4.0" });
});

test("an unknown URL has the status 404 and shows the 404 page", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the top bar has all links and marks the open page", async ({ page }) => {
    await page.goto("/download");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Download" })).toHaveAttribute("aria-current", "page");
    await expect(bar.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current", "page");
    await expect(bar.getByRole("link", { name: "GitHub" })).toHaveAttribute("href", /^https:\/\/github\.com\//);
    await expect(bar.getByRole("link", { name: "Join Community" })).toHaveAttribute("href", /^https:/);
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
    await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  });

  test("the footer has its three groups and the current year", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const [group, ...links] of [
      ["Quick Links", "Home", "Download"],
      ["Community", "GitHub", "Telegram group"],
      ["Legal", "Privacy Policy", "Terms of Service"],
    ] as const) {
      const navigation = footer.getByRole("navigation", { name: group });
      await expect(navigation.getByRole("link")).toHaveText([...links]);
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${productName}`);
  });

  test("a link to another site gives that site no access to the page", async ({ page }) => {
    await page.goto("/download");
    const unsafe = await page.locator("a[href^='http']:not([rel~='noopener'])").count();
    expect(unsafe).toBe(0);
  });

  test("the arrow of a link to another site is on the last line of its text", async ({ page }) => {
    for (const path of ["/", "/download"]) {
      await page.goto(path);
      const arrows = page.locator("a[href^='http'] > svg:last-child");
      expect(await arrows.count()).toBeGreaterThan(1);
      const misplaced = await arrows.evaluateAll((all) =>
        all
          .filter((arrow) => {
            const text = document.createRange();
            text.selectNode(arrow.previousSibling ?? arrow);
            const line = [...text.getClientRects()].at(-1);
            const { top, bottom } = arrow.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            return bottom > top && line && (middle < line.top || middle > line.bottom);
          })
          .map((arrow) => arrow.parentElement?.textContent),
      );
      expect(misplaced).toEqual([]);
    }
  });

  test("the first link for the keyboard skips the navigation", async ({ page }) => {
    await page.goto("/privacy");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });
});

test.describe("the menu of a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy");
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Download" })).toBeVisible();
  });

  test("closes even if it was opened before React hydrated it", async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/terms", { waitUntil: "commit" });
    await page.getByRole("banner").locator("summary").click();
    const link = page.getByRole("banner").getByRole("link", { name: "Download" });
    await expect(link).toBeVisible();
    release();
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
  });

  test("closes on scroll", async ({ page }) => {
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole("banner").getByRole("link", { name: "Download" })).toBeHidden();
  });

  test("closes on a press outside", async ({ page }) => {
    await page.mouse.click(180, 600);
    await expect(page.getByRole("banner").getByRole("link", { name: "Download" })).toBeHidden();
  });

  test("closes when an item is chosen, and the item's page opens", async ({ page }) => {
    await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
    await expect(page.getByRole("banner").getByRole("link", { name: "Download" })).toBeHidden();
  });

  test("closes on Escape, and its button gets the focus", async ({ page }) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("link", { name: "Download" })).toBeHidden();
    await expect(page.getByRole("banner").locator("summary")).toBeFocused();
  });

  test("has no accessibility fault that axe finds", async ({ page }) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
});

for (const width of [360, 1440]) {
  for (const path of [...PAGES.map((page) => page.path), "/no/such/page"]) {
    test(`axe finds no fault on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }
}
