import { existsSync } from "node:fs";
import path from "node:path";
import { releasesEndpoint, SAMPLE_RELEASES_PATH } from "../../src/releases/urls";

test("the URL is the one in the API's documentation, without a query", () => {
  expect(releasesEndpoint("https://api.github.com", { owner: "octo", name: "player" })).toBe(
    "https://api.github.com/repos/octo/player/releases",
  );
});

test("the sample list is a file of the site", () => {
  expect(SAMPLE_RELEASES_PATH).toMatch(/^\/.+\.json$/);
  expect(existsSync(path.join(__dirname, "..", "..", "static", SAMPLE_RELEASES_PATH))).toBe(true);
});
