// The limits of `npm run bench`, for the median of five runs on Lighthouse's slow phone.

/** The lowest score (0 to 1) of each category, for the pages that match a pattern. */
const limits = (matchingUrlPattern, scores) => ({
  matchingUrlPattern,
  assertions: Object.fromEntries(
    Object.entries(scores).map(([category, minScore]) => [
      `categories:${category}`,
      ["error", { minScore, aggregationMethod: "median" }],
    ]),
  ),
});

const server = "http://localhost:9431";

module.exports = {
  ci: {
    collect: {
      // Compresses each response, as hosts do, and redirects none of these pages.
      startServerCommand: "npx gatsby serve --port 9431",
      startServerReadyPattern: "You can now view",
      startServerReadyTimeout: 60_000,
      // Lighthouse measures no page with an error status, so it opens the file of the 404 page.
      url: ["/", "/download", "/privacy", "/terms", "/404.html"].map((path) => server + path),
      numberOfRuns: 5,
      settings: { chromeFlags: "--no-sandbox", enableErrorReporting: false },
    },
    assert: {
      includePassedAssertions: true,
      assertMatrix: [
        limits(":9431/$", { performance: 0.93 }),
        limits(":9431/.+", { performance: 0.97 }),
        limits(".*", { accessibility: 1, "best-practices": 1 }),
        // Search engines are asked to leave out the 404 page.
        limits("^(?!.*/404.html$)", { seo: 1 }),
      ],
    },
  },
};
