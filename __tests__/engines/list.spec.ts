import { githubRelease } from "../../harness/githubReleases";
import type { Fault } from "../../harness/releasesApi";
import { expect, expectPage, expectText, expectVisible, expectWords, test, topOf } from "../support/engineTest";
import { PLAYER_RELEASES, SITES } from "../support/sites";

const CARDS = "#versions article";
const HOME_LINK = "header > div > nav a[href$='/arietta']";
const DOWNLOAD_LINK = "header > div > nav a[href$='/download']";

test("a release published after the build is shown first, an edited and a deleted one too, and nothing moves", async ({
  visitor,
  site,
  api,
}) => {
  api.releases.splice(2, 1);
  api.releases[2] = githubRelease(42, { name: "Edited" });
  api.releases.unshift(githubRelease(46));
  const release = api.hold();
  await visitor.resize(360, 740);
  await visitor.open(`${site.url}/download`);
  await expectText(visitor, "#latest-name", "v1.45.0 Player 1.45");
  await expectWords(visitor, "Loading releases...");
  const before = await topOf(visitor, "#latest-name");
  release();
  await expectText(visitor, "#latest-name", "v1.46.0 Player 1.46");
  await expectWords(visitor, "Release list is current");
  await expectText(visitor, CARDS, "Player 1.45");
  const names = await visitor.evaluate(() =>
    [...document.querySelectorAll("#versions article")].slice(0, 3).map((card) => card.querySelector("h3")?.textContent),
  );
  expect(names).toEqual([expect.stringContaining("1.45"), expect.stringContaining("1.44"), expect.stringContaining("Edited")]);
  expect(await topOf(visitor, "#latest-name")).toBe(before);
  expect(api.calls.filter(({ url }) => url.endsWith("/releases"))).toHaveLength(1);
  expect(site.complaints).toEqual([]);
});

const FAULTS: [Fault, string][] = [
  ["500", "Failed to fetch releases"],
  ["502 with HTML", "Failed to fetch releases"],
  ["403 rate limit", "Failed to fetch releases"],
  ["404", "Failed to fetch releases"],
  ["reset", "The server cannot be reached"],
  ["cut-off JSON", "The release list cannot be read"],
  ["{}", "The release list cannot be read"],
  ["garbage", "The release list cannot be read"],
  ["hang", "The release server is too slow"],
  ["drip", "The release server is too slow"],
];
for (const [fault, message] of FAULTS) {
  test(`with the fault ${fault}, the built list stays, an error says why, and Retry brings the list up to date`, async ({
    visitor,
    site,
    api,
  }) => {
    api.fault = fault;
    const release = api.hold();
    await visitor.resize(360, 740);
    await visitor.open(`${site.url}/download`);
    await expectWords(visitor, "Loading releases...");
    const before = await topOf(visitor, "#latest-name");
    release();
    await expect.poll(() => visitor.evaluate(() => document.body.innerText), { timeout: 20_000 }).toContain(`Error: ${message}`);
    await expectText(visitor, "#latest-name", "v1.45.0 Player 1.45");
    await expectVisible(visitor, CARDS, 29);
    expect(await topOf(visitor, "#latest-name")).toBe(before);

    api.fault = null;
    await visitor.click("button", "Retry");
    await expectWords(visitor, "Release list is current");
    expect(site.complaints).toEqual([]);
  });
}

test("a press shows all older versions, from a file of the site", async ({ visitor, site }) => {
  await visitor.open(`${site.url}/download`);
  await expectWords(visitor, "Release list is current");
  // A press while React hydrates the button can be lost. React keeps the props of a hydrated element in a property of the element.
  const isHydrated = () =>
    visitor.evaluate(() =>
      Object.keys(document.querySelector("#versions button") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
  await expect.poll(isHydrated).toBe(true);
  await visitor.click("button", "Show older versions");
  await expectVisible(visitor, CARDS, PLAYER_RELEASES - 1);
  expect(site.requests).toContain(`${SITES.player.prefix}/releases.json`);
  expect(site.complaints).toEqual([]);
});

test("a visitor who comes back from another site sees the newest list, however old the answer that the browser still has", async ({
  visitor,
  site,
  api,
}) => {
  await visitor.open(`${site.url}/download`);
  await expectWords(visitor, "Release list is current");
  await visitor.open(`${SITES.sample.url}/terms`);
  await expectPage(visitor, "Terms of Service");
  api.releases.unshift(githubRelease(46));
  await visitor.back();
  // From its back-forward cache or anew: a browser need not use that cache. `__tests__/e2e/security.spec.ts` is sure that it does.
  await expectText(visitor, "#latest-name", "Player 1.46");
  expect(site.complaints).toEqual([]);
});

test("a visitor who reloads the page, or comes back from another page of the site, sees the newest list", async ({
  visitor,
  site,
  api,
}) => {
  api.maxAge = 0;
  await visitor.resize(1440, 900);
  await visitor.open(`${site.url}/download`);
  await expectText(visitor, "#latest-name", "Player 1.45");
  await expectWords(visitor, "Release list is current");
  api.releases.unshift(githubRelease(46));
  await visitor.click(HOME_LINK);
  await expectPage(visitor, "The Best Music Experience");
  await visitor.click(DOWNLOAD_LINK);
  await expectText(visitor, "#latest-name", "Player 1.46");
  api.releases.unshift(githubRelease(47));
  await visitor.reload();
  await expectText(visitor, "#latest-name", "Player 1.47");
  expect(site.complaints).toEqual([]);
});

test("a text in a release stays a text", async ({ visitor, site, api }) => {
  const evil = '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
  api.releases.unshift(githubRelease(46, { name: evil, tag_name: evil, body: `What's Changed:\n#### ${evil}` }));
  await visitor.open(`${site.url}/download`);
  await expectText(visitor, "#latest-name", evil);
  await expectText(visitor, "#latest li", evil);
  expect(await visitor.evaluate(() => "hasRun" in window)).toBe(false);
  expect(site.complaints).toEqual([]);
});
