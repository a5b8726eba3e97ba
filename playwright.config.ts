import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/chromium";

const BUILDS = /builds\.spec\.ts$/;
const PAGES = { testIgnore: [BUILDS] };
/** The tests of what visitors do in every engine (docs/rules.md, 1.11). */
const IN_EVERY_ENGINE = { ...PAGES, grep: /@engines/ };

export default defineConfig({
  testDir: "__tests__/e2e",
  globalSetup: ["./__tests__/support/engines.ts", "./__tests__/support/browserSetup.ts"],
  outputDir: "test-results",
  // For a machine that renders slowly: nothing is timed.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  projects: [
    { name: "chromium", ...PAGES, use: { launchOptions: launchOptions() } },
    { name: "firefox", ...IN_EVERY_ENGINE, use: { browserName: "firefox" } },
    { name: "webkit", ...IN_EVERY_ENGINE, use: { browserName: "webkit" } },
    // A build uses every processor, so `npm run test:e2e:more` runs these tests last and alone.
    { name: "builds", testMatch: BUILDS, timeout: 600_000, use: { launchOptions: launchOptions() } },
  ],
  use: {
    locale: "en-US",
    timezoneId: "UTC",
    // Motion is tested in motion.spec.ts. Everywhere else, it would only take processor time.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
