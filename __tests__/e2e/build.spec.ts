import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { startReleasesApi } from "../../harness/releasesApi";
import { copySite } from "../../harness/siteCopy";
import { listFiles } from "../../src/publishing/publicFiles";
import { BUILD_LOG, TOKEN } from "../support/sites";

const SITES_FOLDER = path.join(__dirname, "..", "..", ".sites");

test("a build fails without a list, succeeds with one, and uses the last good list if the API fails later", async () => {
  test.setTimeout(400_000);
  const api = await startReleasesApi(githubReleases(2));
  const settings = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, GITHUB_TOKEN: TOKEN };
  const site = await copySite("faulty");
  const html = () => readFile(path.join(site.directory, "public", "download", "index.html"), "utf8");

  api.fault = "404";
  const cold = await site.build(settings);
  expect(cold.exitCode).not.toBe(0);
  expect(cold.output).toContain("The releases of octo/player could not be read");
  expect(cold.output).toContain("status 404");
  expect(cold.output).toContain("Check RELEASES_REPOSITORY");
  await expect(html()).rejects.toThrow("ENOENT");

  api.fault = null;
  const good = await site.build(settings);
  expect(good.exitCode, good.output).toBe(0);
  expect(await html()).toContain("Player 1.2");
  // Gatsby warns if two pages use style sheets in different orders. Which rule wins would then be an accident.
  expect(good.output).not.toContain("Conflicting order");

  api.fault = "500";
  const warm = await site.build(settings);
  expect(warm.exitCode, warm.output).toBe(0);
  expect(warm.output).toContain("is used instead");
  expect(await html()).toContain("Player 1.2");

  api.fault = null;
  api.releases = [githubRelease(3), githubRelease(1)];
  const changed = await site.build(settings);
  expect(changed.exitCode, changed.output).toBe(0);
  expect(await html()).toContain("Player 1.3");
  expect(await html()).not.toContain("Player 1.2");
  // Every request has the token, and repeated requests are conditional.
  expect(new Set(api.calls.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(api.calls.filter(({ headers }) => headers["if-none-match"]).length).toBeGreaterThan(0);
  await api.close();
});

test("a malformed setting stops the build with an error that names it", async () => {
  const site = await copySite("malformed");
  const { exitCode, output } = await site.build({ RELEASES_REPOSITORY: "not a repository" });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('RELEASES_REPOSITORY is "not a repository"');
});

test("the token is in no published file, in no cache and not in the log", async () => {
  for (const folder of ["public", ".cache"]) {
    const files = await listFiles(path.join(SITES_FOLDER, "player", folder));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const content = await readFile(path.join(SITES_FOLDER, "player", folder, file));
      expect(content.includes(TOKEN), file).toBe(false);
    }
  }
  expect(await readFile(path.join(SITES_FOLDER, "player", BUILD_LOG), "utf8")).not.toContain(TOKEN);
});

test("a build without a repository logs that its releases are samples", async () => {
  const log = await readFile(path.join(SITES_FOLDER, "sample", BUILD_LOG), "utf8");
  expect(log).toContain("No repository is set, so the site shows the sample releases");
});
