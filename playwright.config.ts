import { defineConfig } from "@playwright/test";
import { servedUrl } from "./__tests__/support/builtSite";
import { launchOptions } from "./scripts/chromium";
import { firefoxOptions } from "./scripts/firefox";

const BUILDS = /builds\.spec\.ts$/;
/** What visitors do, in every engine. */
const IN_EVERY_ENGINE = { testIgnore: BUILDS, grep: /@engines/ };
const IN_CHROMIUM = { use: { launchOptions: launchOptions() } };

export default defineConfig({
  testDir: "__tests__/e2e",
  globalSetup: "./__tests__/support/globalSetup.ts",
  outputDir: "test-results",
  // For a machine that renders slowly: no test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  projects: [
    { name: "chromium", testIgnore: BUILDS, ...IN_CHROMIUM },
    { name: "firefox", ...IN_EVERY_ENGINE, use: firefoxOptions() },
    { name: "webkit", ...IN_EVERY_ENGINE, use: { browserName: "webkit" } },
    // A build uses every processor, so `npm run test:e2e:more` runs these tests last and alone.
    { name: "builds", testMatch: BUILDS, timeout: 600_000, ...IN_CHROMIUM },
  ],
  use: {
    // Workers load this file again, after the global setup has set the URL.
    baseURL: servedUrl(),
    locale: "en-US",
    timezoneId: "UTC",
    // Only motion.spec.ts tests motion. In the other tests, it would take processor time.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Without it, a click on what is not there would wait for the end of the test.
    actionTimeout: 10_000,
  },
});
