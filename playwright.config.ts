import { defineConfig } from "@playwright/test";
import { SITES } from "./__tests__/support/sites";
import { launchOptions } from "./harness/chromium";

const BUILDS = /(build|folder|rebuild)\.spec\.ts$/;

export default defineConfig({
  testDir: "__tests__/e2e",
  globalSetup: ["./__tests__/support/installChromium.ts", "./__tests__/support/buildSites.ts"],
  outputDir: "test-results",
  // Some tests build the whole site four times, and on a slow machine each build takes a minute.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Builds run after the tests of pages: a build uses every processor for half a minute, which would disturb measurements.
  projects: [
    { name: "pages", testIgnore: BUILDS },
    { name: "builds", testMatch: BUILDS, dependencies: ["pages"] },
  ],
  use: {
    baseURL: SITES.sample.url,
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    // Looks for a Chromium and installs nothing, because `playwright test --list` and editors load this file too. The global setup
    // installs one if there is none. After that, each worker loads this file again and finds it.
    launchOptions: launchOptions(),
  },
});
