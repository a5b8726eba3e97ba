import { defineConfig } from "@playwright/test";
import { SITES } from "./__tests__/support/sites";
import { CHROMIUM_ARGUMENTS, provideChromium } from "./harness/chromium";

const BUILDS = /(build|folder|rebuild)\.spec\.ts$/;

export default defineConfig({
  testDir: "__tests__/e2e",
  globalSetup: "./__tests__/support/buildSites.ts",
  outputDir: "test-results",
  // A whole build of the site is one step of some tests.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // What builds the site comes after what measures its pages: a build takes every processor for half a minute.
  projects: [
    { name: "pages", testIgnore: BUILDS },
    { name: "builds", testMatch: BUILDS, dependencies: ["pages"] },
  ],
  use: {
    baseURL: SITES.sample.url,
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    launchOptions: { executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS },
  },
});
