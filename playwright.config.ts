import { defineConfig } from "@playwright/test";
import { SITES } from "./__tests__/support/sites";
import { launchOptions } from "./harness/chromium";
import type { Engine } from "./harness/engines";

/** The tests of what a visitor feels, which run in every engine (docs/rules.md, 1.11). */
const ENGINES = "__tests__/engines";
const BUILDS = /builds\.spec\.ts$/;

export default defineConfig<object, { engine: Engine }>({
  testDir: "__tests__/e2e",
  globalSetup: ["./__tests__/support/installBrowsers.ts", "./__tests__/support/buildSites.ts"],
  outputDir: "test-results",
  // Generous, because on a slow machine a test with a build takes minutes.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // A test waits now and then, so on two processors, three tests at once are faster than two.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // They start in this order. A build uses every processor, and beside it, tests of pages may miss their time limits. So the tests of
  // builds, one after another, come last, and only the last few tests of pages run beside them.
  projects: [
    { name: "pages", testIgnore: BUILDS },
    { name: "chromium", testDir: ENGINES, use: { engine: "chromium" } },
    { name: "firefox", testDir: ENGINES, use: { engine: "firefox" } },
    { name: "webkit", testDir: ENGINES, use: { engine: "webkit" } },
    { name: "builds", testMatch: BUILDS },
  ],
  use: {
    baseURL: SITES.sample.url,
    locale: "en-US",
    timezoneId: "UTC",
    // A trace of every test would take a quarter more processor time. `npx playwright test FILE --trace on` records one.
    screenshot: "only-on-failure",
    // Looks for a Chromium and installs nothing, because `playwright test --list` and editors load this file too. The global setup
    // installs one if there is none. After that, each worker loads this file again and finds it.
    launchOptions: launchOptions(),
  },
});
