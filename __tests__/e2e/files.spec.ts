import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { githubRelease } from "../../harness/githubReleases";
import {
  collectComplaints,
  holdScripts,
  layoutShift,
  pressBelowWindow,
  type StubbedApi,
  stubReleasesApi,
} from "../support/browserPage";
import { SITES } from "../support/sites";

// Nothing here is about motion, which takes a lot of processor time.
test.use({ reducedMotion: "reduce" });

const site = SITES.player;
const LARGE_FILE = 200_000_000;

let api: StubbedApi;
test.beforeEach(async ({ context }) => {
  api = await stubReleasesApi(context);
});

const tools = (page: Page) => page.locator("#tools");
const chooseFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  tools(page).getByLabel("Drop the file here, or choose it").setInputFiles(file);

/** An attached file in the shape of the API's answer. */
const asset = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  state: "uploaded",
  size: 20_000_000,
  digest: null,
  browser_download_url: `https://github.com/octo/player/releases/download/v1.45.0/${name}`,
  ...changes,
});
const digestOf = (content: string | Buffer) => `sha256:${createHash("sha256").update(content).digest("hex")}`;

test.describe("the files of a release", () => {
  test("are in the built HTML, each with its kind, processor, size and SHA-256", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${SITES.sample.url}/download`);
    await page.locator("#files > summary").click();
    await expect(page.locator("#files li")).toHaveCount(5);
    const first = page.locator("#files li").first();
    await expect(first).toContainText("arietta-2.4.0-arm64-v8a.apk");
    await expect(first).toContainText("arm64-v8a · Most phones since 2017 · 24.7 MB");
    await expect(first.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
    await expect(page.getByRole("button", { name: /Copy/ })).toHaveCount(0);
    await expect(page.getByLabel("Drop the file here, or choose it")).toBeHidden();
    await expect(page.getByLabel("Show changes since")).toBeHidden();
    await pressBelowWindow(page.locator("#versions details summary").first());
    await pressBelowWindow(page.locator("#versions details[open]").getByRole("link"));
    await expect(page.locator("article:has(:target)")).toContainText("arietta-2.3.2-arm64-v8a.apk");
    await context.close();
  });

  test("are brought up to date, and unusable ones are left out", async ({ page }) => {
    const complaints = collectComplaints(page);
    const digest = digestOf("one");
    api.releases[0] = githubRelease(45, {
      assets: [
        asset("player-universal.apk", { digest }),
        asset("player-x86_64.apk", { digest: undefined }),
        asset("player-arm64-v8a.apk", { digest: "sha512:00", size: null }),
        asset("unfinished.apk", { state: "starter" }),
        asset("evil.apk", { browser_download_url: "javascript:alert(1)" }),
        ...Array.from({ length: 30 }, (_, number) => asset(`notes-${number}.txt`, { digest })),
      ],
    });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await page.locator("#files > summary").click();
    await expect(page.locator("#files li")).toHaveCount(33);
    await expect(page.locator("#files li").nth(0)).toContainText(digest.slice(7));
    await expect(page.locator("#files li").nth(1)).toContainText("No SHA-256 published");
    await expect(page.locator("#files li").nth(2)).toHaveText(
      "player-arm64-v8a.apkarm64-v8a · Most phones since 2017No SHA-256 published",
    );
    await expect(page.getByRole("link", { name: "Download Latest" })).toHaveAttribute("href", /player-universal\.apk$/);
    expect(complaints).toEqual([]);
  });

  test("have a button that copies the SHA-256", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${SITES.sample.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await page.locator("#files > summary").click();
    const first = page.locator("#files li").first();
    await first.getByRole("button").click();
    await expect(first.getByRole("button")).toContainText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await first.locator("code").textContent());
  });

  test("of a previous version are loaded when they are opened", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(requested).not.toContain("/arietta/releases.json");
    await pressBelowWindow(page.locator("#versions details summary").first());
    await expect(page.locator("#versions details[open] li")).toHaveText(/player-v1\.44\.0\.apk.*No SHA-256 published/);
    expect(requested).toContain("/arietta/releases.json");
  });

  test("are not listed for a release with only its source code, and the page says so", async ({ page }) => {
    api.releases[0] = githubRelease(45, { assets: [] });
    await page.goto(`${site.url}/download`);
    await expect(page.locator("#latest").getByText("the button downloads its source code")).toBeVisible();
    await expect(page.locator("#files")).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
  });
});

test.describe("the QR code", () => {
  test("is shown on a wide screen with a mouse and is a file of the build", async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}/download`);
    const code = page.getByRole("img", { name: /^QR code/ });
    await expect(code).toBeInViewport({ ratio: 1 });
    expect(await code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
    const svg = await (await request.get(`${site.url}/download.svg`)).text();
    expect(svg).toContain("crispEdges");
    const scripts = await page.locator("script[src]").evaluateAll((all) => all.map((one) => one.getAttribute("src") ?? ""));
    for (const script of scripts) expect(await (await request.get(site.origin + script)).text()).not.toContain("crispEdges");
  });

  test("is not shown on a phone, and a phone does not load it", async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1024, height: 700 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(`${site.url}/download`);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#latest figure")).toBeHidden();
    expect(requested.filter((url) => url.endsWith(".svg") && url.includes("download"))).toEqual([]);
    await context.close();
  });
});

test.describe("a download", () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "download-"));
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test("of 200 MB is recognised by its SHA-256, and nothing is uploaded", async ({ page }) => {
    const file = path.join(folder, "large.apk");
    const hash = createHash("sha256");
    const handle = await open(file, "w");
    const piece = randomBytes(1_000_000);
    for (let written = 0; written < LARGE_FILE; written += piece.length) {
      piece.writeUInt32LE(written, 0);
      hash.update(piece);
      await handle.write(piece);
    }
    await handle.close();
    const sha256 = hash.digest("hex");
    api.releases[0] = githubRelease(45, {
      assets: [asset("player-arm64-v8a.apk", { digest: `sha256:${sha256}`, size: LARGE_FILE })],
    });
    const complaints = collectComplaints(page);
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();

    const sent: { url: string; method: string; body: string | null }[] = [];
    page.on("request", (request) => sent.push({ url: request.url(), method: request.method(), body: request.postData() }));
    await chooseFile(page, file);
    await expect(tools(page).getByText("This is player-arm64-v8a.apk of Player 1.45")).toBeVisible({ timeout: 60_000 });
    await expect(tools(page).getByText(sha256)).toBeVisible();
    for (const { url, method, body } of sent) {
      expect(method, url).toBe("GET");
      expect(body, url).toBeNull();
      expect(url.startsWith(`${site.url}/`), url).toBe(true);
      expect(new URL(url).search, url).toBe("");
    }
    expect(complaints).toEqual([]);
  });

  test("is checked even if the browser cannot read streams into a given buffer", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      const body = `{
        const { getReader } = ReadableStream.prototype;
        ReadableStream.prototype.getReader = function (options) {
          if (options) throw new TypeError("This browser does not support the mode.");
          return getReader.call(this);
        };
      }
      ${await response.text()}`;
      return route.fulfill({ response, body });
    });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    const content = randomBytes(3_000_000);
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: content });
    await expect(tools(page).getByText(digestOf(content).slice("sha256:".length))).toBeVisible();
  });

  test("is checked under a policy without other origins, eval and WebAssembly", async ({ page }) => {
    const policy =
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
      "worker-src 'self'; connect-src 'self'; manifest-src 'self'";
    await page.route("**/*", async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    const assets = [asset("player-universal.apk", { digest: digestOf("real"), size: 4 })];
    await page.route("**/sample-releases.json", (route) => route.fulfill({ json: [githubRelease(45, { assets })] }));
    const complaints = collectComplaints(page);
    await page.goto(`${SITES.sample.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("real") });
    await expect(tools(page).getByText("This is player-universal.apk of Player 1.45")).toBeVisible();
    await expect(page.evaluate(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))).rejects.toThrow(
      "Content Security Policy",
    );
    expect(complaints).toEqual([]);
  });

  test("that matches no published file gets a warning, and the next file is checked by itself", async ({ page }) => {
    const withFiles = site
      .releases()
      .map((_, index) =>
        githubRelease(45 - index, { assets: [asset("player.apk", { digest: digestOf(`release ${45 - index}`), size: 10 })] }),
      );
    api.releases = withFiles.slice(0, 30);
    await page.route("**/releases.json", (route) => route.fulfill({ json: { releases: [] } }));
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("something else") });
    await expect(tools(page).getByText("mine.apk matches no published file")).toBeVisible();
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("release 45") });
    await expect(tools(page).getByText("This is player.apk of Player 1.45")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  test("gets a warning if it is an unknown package, but not if it may be the source archive", async ({ page }) => {
    api.releases = [
      githubRelease(45, { assets: [] }),
      githubRelease(44, { assets: [asset("player.apk", { digest: digestOf("release 44"), size: 10 })] }),
    ];
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await expect(page.locator("#latest").getByText("the button downloads its source code")).toBeVisible();
    await chooseFile(page, { name: "octo-player-v1.45.0-0-g0a1b2c3.zip", mimeType: "", buffer: Buffer.from("source") });
    await expect(tools(page).getByText("octo-player-v1.45.0-0-g0a1b2c3.zip cannot be identified")).toBeVisible();
    await expect(tools(page).getByText("If it is, it holds the source code, not the app.")).toBeVisible();
    await expect(tools(page).getByText("Do not install it")).toHaveCount(0);
    await chooseFile(page, { name: "octo-player.apk", mimeType: "", buffer: Buffer.from("something else") });
    await expect(tools(page).getByText("octo-player.apk matches no published file")).toBeVisible();
  });

  test("cannot be identified if the repository publishes no SHA-256, and the report says so", async ({ page }) => {
    await page.goto(`${site.url}/download`);
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("x") });
    await expect(tools(page).getByText("mine.apk cannot be identified")).toBeVisible();
    await expect(tools(page).getByText("No SHA-256 is published for any release.")).toBeVisible();
  });

  test("can be dropped on the page, one after another", async ({ page, context }) => {
    const file = path.join(folder, "dropped.apk");
    await writeFile(file, "no release");
    await page.goto(`${SITES.sample.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    const field = tools(page).getByLabel("Drop the file here, or choose it");
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error("The field for files is not on the page.");
    const browser = await context.newCDPSession(page);
    const drop = async () => {
      for (const type of ["dragEnter", "dragOver", "drop"] as const) {
        await browser.send("Input.dispatchDragEvent", {
          type,
          x: box.x + 20,
          y: box.y + 20,
          data: { items: [], files: [file], dragOperationsMask: 1 },
        });
      }
    };
    await drop();
    await expect(tools(page).getByText("dropped.apk matches no published file")).toBeVisible();
    await writeFile(file, "another one");
    await drop();
    await expect(tools(page).getByText(digestOf("another one").slice("sha256:".length))).toBeVisible();
  });

  test("that was chosen before the scripts are loaded is checked once they are", async ({ page }) => {
    const start = await holdScripts(page);
    await page.goto(`${site.url}/download`, { waitUntil: "commit" });
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("x") });
    await tools(page).getByRole("combobox").selectOption("v1.44.0");
    start();
    await expect(tools(page).getByText("mine.apk cannot be identified")).toBeVisible();
    await expect(tools(page).getByText("2 changes in 1 version since v1.44.0")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/download?from=v1.44.0`);
  });

  test("is not called foreign while the API fails, because it may belong to a newer release", async ({ page }) => {
    api.isFailing = true;
    await page.route("**/releases.json", async (route) => {
      const list = await (await route.fetch()).json();
      list.releases[0].files[0].sha256 = digestOf("of the build").slice("sha256:".length);
      return route.fulfill({ json: { releases: list.releases.slice(0, 1) } });
    });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Error: Failed to fetch releases")).toBeVisible();
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("of the next release") });
    await expect(tools(page).getByText("mine.apk was not found")).toBeVisible();
    await expect(tools(page).getByText("the newest releases could not be loaded")).toBeVisible();
    await chooseFile(page, { name: "mine.apk", mimeType: "", buffer: Buffer.from("of the build") });
    await expect(tools(page).getByText("This is player-v1.45.0.apk of Player 1.45")).toBeVisible();
  });

  test("can be cancelled during the check", async ({ page }) => {
    await page.goto(`${SITES.sample.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    const field = tools(page).getByLabel("Drop the file here, or choose it");
    await field.evaluate((input) => {
      if (!(input instanceof HTMLInputElement)) throw new Error("The field for files is no input element.");
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(300_000_000)], "dropped.apk"));
      input.files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect(tools(page).getByRole("progressbar")).toBeVisible();
    await tools(page).getByRole("button", { name: "Cancel" }).click();
    await expect(tools(page).getByRole("progressbar")).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test("cannot be checked while the script for it cannot be loaded, and the next try succeeds without a reload", async ({
    page,
  }) => {
    let isBlocked = true;
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => (isBlocked ? route.abort() : route.continue()));
    const mine = { name: "mine.apk", mimeType: "", buffer: Buffer.from("x") };
    await chooseFile(page, mine);
    await expect(tools(page).getByText("The checker could not be loaded.")).toBeVisible();
    isBlocked = false;
    await chooseFile(page, mine);
    await expect(tools(page).getByText("mine.apk cannot be identified")).toBeVisible();
    expect(loads).toBe(1);
  });
});

test("the file of all releases has every attached file", async () => {
  const published = await readFile(path.join(__dirname, "..", "..", ".sites", "sample", "public", "releases.json"), "utf8");
  const { releases } = JSON.parse(published);
  expect(releases[0].files).toHaveLength(5);
  expect(releases[0].files[0]).toMatchObject({
    name: "arietta-2.4.0-arm64-v8a.apk",
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
