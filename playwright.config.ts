import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, provideChromium } from "./__tests__/support/chromium";
import { SITES } from "./__tests__/support/sites";

export default defineConfig({
  testDir: "__tests__/e2e",
  globalSetup: "./__tests__/support/buildSites.ts",
  outputDir: "test-results",
  // A whole build of the site is one step of some tests.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // In CI the builds of some tests slow down the pages of others, and a layout shift of 0 is measured while fonts arrive late. A test
  // that needs its second try is reported as flaky; one that fails twice fails.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: SITES.sample.url,
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    launchOptions: { executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS },
  },
});
