import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

// Nothing here is about motion, which takes a lot of processor time.
test.use({ reducedMotion: "reduce" });

const site = SITES.player;

test.beforeEach(async ({ context }) => {
  await stubReleasesApi(context);
});

/**
 * Makes a part of the browser throw in every page until {@link mend} is called.
 *
 * @param script runs in the page; its `fail` throws while the browser is broken
 */
async function breakBrowser(context: BrowserContext, script: (fail: () => void) => void): Promise<void> {
  await context.addInitScript(`{
    let isBroken = true;
    Object.assign(window, { mend: () => { isBroken = false; } });
    (${script.toString()})(() => { if (isBroken) throw new Error("Broken for the test"); });
  }`);
}
const mend = (page: Page) =>
  page.evaluate(() => {
    if ("mend" in window && typeof window.mend === "function") window.mend();
  });

/** Collects the console's messages about the errors that a test causes. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Broken for the test")) errors.push(message.text());
  });
  return errors;
}

const alerts = (page: Page) => page.getByRole("main").getByRole("alert");
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const newestButton = (page: Page) => page.getByRole("link", { name: "Download Latest" });
const cards = (page: Page) => page.locator("#versions article");
const chooseFile = (page: Page, name: string) =>
  page.getByLabel("Drop the file here, or choose it").setInputFiles({ name, mimeType: "", buffer: Buffer.from("x") });

async function expectList(page: Page): Promise<void> {
  await expect(newestButton(page)).toHaveAttribute("href", /player-v1\.45\.0\.apk$/);
  await expect(cards(page)).toHaveCount(29);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}

test("if the browser cannot start a worker, the report says so, and a later file is checked", async ({ page, context }) => {
  await breakBrowser(context, (fail) => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        fail();
        super(...given);
      }
    };
  });
  await page.goto(`${site.url}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await chooseFile(page, "mine.apk");
  await expect(page.getByText("mine.apk could not be checked")).toBeVisible();
  await expectList(page);
  await expect(alerts(page)).toHaveCount(0);
  await mend(page);
  await chooseFile(page, "other.apk");
  await expect(page.getByText("other.apk cannot be identified")).toBeVisible();
});

test("if reading the device fails, the recommendation of the HTML stays, and no error is shown", async ({ page, context }) => {
  await breakBrowser(context, (fail) => {
    Object.defineProperty(Navigator.prototype, "userAgentData", {
      get: () => {
        fail();
        return { platform: "Android", getHighEntropyValues: async () => ({}) };
      },
    });
  });
  await page.goto(`${SITES.sample.url}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(page.getByText("Works on any Android phone.")).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  await expect(newestButton(page)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expectAccessible(page);
});

test("if reading the URL fails, only the changes since a version are missing", async ({ page, context }) => {
  const errors = collectErrors(page);
  await breakBrowser(context, (fail) => {
    const { URLSearchParams } = window;
    window.URLSearchParams = class extends URLSearchParams {
      constructor(...given: ConstructorParameters<typeof URLSearchParams>) {
        fail();
        super(...given);
      }
    };
  });
  await page.goto(`${site.url}/download?from=v1.44.0`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(alerts(page)).toHaveText([/What changed since your version could not be shown/]);
  await expectList(page);
  await chooseFile(page, "mine.apk");
  await expect(page.getByText("mine.apk cannot be identified")).toBeVisible();
  await expectAccessible(page);
  expect(errors).not.toEqual([]);
  await mend(page);
  await tryAgain(page).click();
  await expect(page.getByText("2 changes in 1 version since v1.44.0")).toBeVisible();
});

test("if the newest release fails to render, the other parts stay, and a link leads to the plain list", async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await breakBrowser(context, (fail) => {
    const { toFixed } = Number.prototype;
    // The page formats file sizes with it.
    Number.prototype.toFixed = function (this: number, digits) {
      if (digits === 1 && this > 1) fail();
      return toFixed.call(this, digits);
    };
  });
  await page.goto(`${site.url}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(alerts(page)).toHaveText([/The latest release could not be shown/]);
  await expect(alerts(page).getByRole("link")).toHaveAttribute("href", "/arietta/releases.html");
  await expect(cards(page)).toHaveCount(29);
  await expect(page.getByLabel("Drop the file here, or choose it")).toBeEnabled();
  await expectAccessible(page);
  expect(errors).not.toEqual([]);
  await mend(page);
  await tryAgain(page).click();
  await expectList(page);
});

test.describe("in a language with its own date format", () => {
  test.use({ locale: "de-DE" });

  test("if formatting dates for the visitor fails, those of the build stay", async ({ page, context }) => {
    await breakBrowser(context, (fail) => {
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct: (target, given) => {
          fail();
          return Reflect.construct(target, given);
        },
      });
    });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#latest time")).toHaveText("Feb 14, 2020");
    await expectList(page);
    await expect(alerts(page)).toHaveCount(0);
  });
});

test("if the previous versions fail to render, the newest stays, and a visitor can try again", async ({ page, context }) => {
  await breakBrowser(context, (fail) => {
    const encode = window.encodeURIComponent;
    window.encodeURIComponent = (text) => {
      // The tag of the oldest release on the page.
      if (text === "v1.16.0") fail();
      return encode(text);
    };
  });
  await page.goto(`${site.url}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  // React hydrates this part last, and tries a second time before it shows the error.
  await expect(alerts(page)).toHaveText([/The list of previous versions could not be shown/], { timeout: 30_000 });
  await expect(newestButton(page)).toBeVisible();
  await mend(page);
  await tryAgain(page).click();
  await expectList(page);
});

test("without IntersectionObserver, the list stays, and only the status line and decoration are missing", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const { IntersectionObserver } = window;
    Object.assign(window, {
      mend: () => Object.assign(window, { IntersectionObserver }),
    });
    Reflect.deleteProperty(window, "IntersectionObserver");
  });
  await page.goto(`${site.url}/download`);
  await expect(alerts(page)).toHaveText([/The state of this list could not be shown/]);
  await expectList(page);
  await mend(page);
  await tryAgain(page).click();
  await expect(page.getByText("Release list is current")).toBeVisible();
});

test("if the whole page fails to render, the top bar and the footer stay, with links to other pages", async ({ page, context }) => {
  const errors = collectErrors(page);
  await breakBrowser(context, (fail) => {
    const { AbortController } = window;
    window.AbortController = class extends AbortController {
      constructor() {
        super();
        if (document.querySelector("#versions")) fail();
      }
    };
  });
  await page.goto(`${site.url}/download`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/arietta/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  expect(errors).not.toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
  await mend(page);
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expectList(page);
});

test("if Gatsby itself fails, the page offers Reload and a link home", async ({ page, context }) => {
  await breakBrowser(context, (fail) => {
    const { addEventListener } = window;
    window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      if (given[0] === "scroll") fail();
      addEventListener(...given);
    };
  });
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/arietta/");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
});
