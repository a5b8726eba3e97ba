/** The promise: whatever a release says, its text stays text, and its links are safe. */
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import * as v from "valibot";
import { renderReleaseFeed } from "../../src/node/publishing/releaseFeed";
import DownloadPage from "../../src/pages/download";
import { checkGitHubReleases, parseReleaseNotes } from "../../src/releases/githubRelease";
import { messageOf } from "../../src/releases/messageOf";
import { parseAllReleases, type Release, releaseSchema } from "../../src/releases/release";
import { visibleText } from "../../src/releases/safeText";
import { recommendedUrl } from "../../src/releases/summary";
import { namesVersion } from "../../src/releases/version";
import { mobileApplication } from "../../src/site/mobileApplication";
import { githubRelease, notesOf } from "../support/githubReleases";
import { hazardsIn, parseMarkup } from "../support/hazards";
import { evilResponse, evilTexts, evilUrls } from "../support/hostileReleases";
import { pageDataOf } from "../support/pageData";
import { androidPackage, release, releaseFile } from "../support/release";

// Tests have a document, and the page is rendered as in a build, with its head.
Helmet.canUseDOM = false;
process.env.BUILD_STAGE = "build-html";

/** The URL of the site in `support/gatsby`. */
const SITE_URL = "https://example.com";
const LIST = { liveUrl: "", readAt: "2026-11-21T10:00:00.000Z", isSample: false };

/** The releases of a response; none if the response is refused. */
function read(response: unknown): Release[] {
  try {
    return checkGitHubReleases(response).releases;
  } catch (error) {
    expect(messageOf(error)).toMatch(/^the response (is not a list|holds no usable)/);
    return [];
  }
}

/** A text as an HTML parser reads it. */
const asRead = (text: string) => text.replace(/\r\n?/g, "\n");
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

function expectHarmlessPage(releases: readonly Release[]): void {
  const body = renderToString(<DownloadPage data={pageDataOf(releases, LIST)} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  const page = parseMarkup(`<head>${title}${meta}${link}${script}</head><body>${body}</body>`);
  expect(hazardsIn(page)).toEqual([]);
  // What a text finds in an object that is not its own, such as `constructor`.
  expect(page.body.textContent).not.toMatch(/\[native code\]|\[object /);
  const [newest, ...previous] = releases;
  expect(page.querySelector("h2")?.textContent).toContain(asRead(newest?.name ?? ""));
  expect(textsOf(page, "article h3")).toEqual(
    previous.map((one) => asRead(namesVersion(one) ? one.name : `${one.name} ${one.version}`)),
  );
  expect(textsOf(page, "#files bdi")).toEqual(newest?.files.map(({ name }) => asRead(name)) ?? []);
  const changes = [...page.querySelectorAll("ul > li")].filter((item) => !item.closest("details"));
  expect(changes.map(({ textContent }) => textContent)).toEqual(
    releases.flatMap(({ features }) => features),
  );
  const data: unknown = JSON.parse(page.querySelector("script")?.textContent ?? "");
  const downloadUrl = newest ? recommendedUrl(newest, `${SITE_URL}/download`) : null;
  expect(data).toMatchObject(mobileApplication(newest && { ...newest, downloadUrl }));
}

/** A feed is XML. Its titles and contents are HTML. */
function expectHarmlessFeed(releases: readonly Release[]): void {
  const xml = renderReleaseFeed(releases, SITE_URL, LIST.liveUrl);
  const feed = parseMarkup(xml, "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  const [titles, contents] = ["entry > title", "content"].map((selector) =>
    textsOf(feed, selector).map((html) => parseMarkup(html ?? "")),
  );
  for (const [index, { name }] of releases.entries()) {
    // XML does not allow form feeds.
    const title = asRead(name).replaceAll("\f", "\uFFFD");
    expect(titles?.[index]?.body.childElementCount).toBe(0);
    expect(titles?.[index]?.body.textContent).toContain(title);
  }
  expect(contents?.flatMap(hazardsIn)).toEqual([]);
}

function expectHarmless(response: unknown): void {
  expectHarmlessReleases(read(response));
}

function expectHarmlessReleases(releases: Release[]): void {
  for (const one of releases) expect(v.is(releaseSchema, one)).toBe(true);
  const file = JSON.stringify({ ...LIST, releases });
  expect(visibleText(file)).toBe(file);
  expect(parseAllReleases(JSON.parse(file)).releases).toEqual(releases);
  if (releases.length > 0) expectHarmlessPage(releases);
  expectHarmlessFeed(releases);
}

const assetsOf = (names: readonly string[], urls: readonly string[]) =>
  names.flatMap((name) => urls.map((url) => ({ name, browser_download_url: url })));

test("every evil text in every field stays text", () => {
  const assets = assetsOf(evilTexts, ["https://github.com/player.apk"]);
  const fields = evilTexts.map((text, id) =>
    githubRelease(id, { tag_name: `v${text}`, name: text, body: notesOf(text, "x"), assets }),
  );
  expectHarmless(fields);
});

// A package is somebody's file, and a published list has what a build has read of it.
test("every evil text in a package stays text", () => {
  const texts = [...evilTexts.map(visibleText), "constructor", "toString"];
  const packages = texts.flatMap((text) => [
    androidPackage({ applicationId: text, processors: [text] }),
    androidPackage({ purpose: "watches", applicationId: text, processors: ["arm64-v8a", text] }),
  ]);
  const files = packages.map((one, index) => releaseFile(`${index}.apk`, { androidPackage: one }));
  expectHarmlessReleases(
    files
      .map((file, index) => (index === 0 ? files : [file]))
      .map((some, index) => release({ id: `${index}`, files: some })),
  );
});

test("every evil URL in every field is refused or safe", () => {
  const links = evilUrls.map((url, id) =>
    githubRelease(id, { html_url: url, zipball_url: url, assets: assetsOf(["a.apk"], [url]) }),
  );
  expectHarmless([githubRelease(99, { assets: assetsOf(["a.apk"], evilUrls) }), ...links]);
});

// With one seed, so that each run tries the same.
test("no generated response does harm", () => {
  fc.assert(fc.property(evilResponse, expectHarmless), { numRuns: 60, seed: 20_260_304 });
});

// A parser whose time grows with the square of the length would not end.
test.each([
  ["blanks", `\n#### ${" ".repeat(500_000)}a`, 1],
  ["short lines", "\n####a".repeat(50_000), 50_000],
])("long notes of %s are read in time", (_, notes, count) => {
  expect(parseReleaseNotes(`What's Changed:${notes}`)).toHaveLength(count);
});
