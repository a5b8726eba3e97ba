import { JSDOM } from "jsdom";
import { renderPlainList } from "../../src/publishing/plainList";
import { renderReleaseFeed } from "../../src/publishing/releaseFeed";
import { PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import { recommendFile } from "../../src/releases/recommendFile";
import type { Release } from "../../src/releases/release";
import { releaseFeedPath, routes } from "../../src/site/links";
import { mobileApplication } from "../../src/site/structuredData";
import { nameOf } from "./compareReleases";
import { parseJson } from "./parseJson";

const FEED_ENTRY = /<entry>[\s\S]*?<\/entry>/g;
const PLAIN_LIST_ENTRY = /<article\b[\s\S]*?<\/article>/g;

/**
 * Compares what /download says of the newest release: its structured data, and the section that visitors see.
 *
 * @param newest undefined if there is no release
 * @param html the complete page
 * @param siteUrl URL of the site in its own files, with its path prefix, without a trailing slash
 * @returns a line for each part that differs
 */
export function compareDownloadPage(newest: Release | undefined, html: string, siteUrl: string): string[] {
  const page = JSDOM.fragment(html);
  // Ids of src/components/download. They cannot be imported: only Gatsby and Jest can load a component's styles.
  const titles = textsOf(page, "#latest-name span");
  const large = page.querySelector("#latest [aria-describedby=download-note]");
  const latest = [...page.querySelectorAll("#latest a")].find(({ textContent }) => textContent === "Download Latest");
  const files = [...page.querySelectorAll("#latest #files li")].map((file) => [
    linkOf(file.querySelector("a")),
    ...textsOf(file, "code"),
  ]);
  const structuredData = textsOf(page, "script[type='application/ld+json']").map((text) => JSON.stringify(parseJson(text)));

  const link = newest?.downloadUrl ?? null;
  const recommended = link && (recommendFile(newest?.files ?? [], null)?.file.downloadUrl ?? link);
  const expectedFiles = (newest?.files ?? []).map(({ downloadUrl, sha256 }) => [downloadUrl, ...(sha256 ? [sha256] : [])]);
  const isRight = {
    "the structured data": structuredData.includes(JSON.stringify(mobileApplication(siteUrl + routes.download, newest))),
    "the title": newest ? titles.includes(newest.version) && titles.includes(newest.name) : titles.length === 0,
    "the large button": linkOf(large) === recommended,
    "the button Download Latest": linkOf(latest) === link,
    "the list of files, with their SHA-256,": JSON.stringify(files) === JSON.stringify(expectedFiles),
  };
  const wrong = Object.entries(isRight).filter(([, isSo]) => !isSo);
  return wrong.map(([part]) => `${routes.download}: ${part} is not that of ${newest ? nameOf(newest) : "a site without releases"}`);
}

/**
 * Compares the entries of the feed with those that the build writes.
 *
 * @param releases all releases, newest first
 * @param siteUrl as in {@link compareDownloadPage}
 * @returns a line for the first entry that is missing or wrong, and one for a wrong number of entries
 */
export function compareFeed(releases: readonly Release[], feed: string, siteUrl: string): string[] {
  return compareEntries(releases, releaseFeedPath, feed, renderReleaseFeed({ releases, siteUrl }), FEED_ENTRY);
}

/** Like {@link compareFeed}, for the text of the plain list. */
export function comparePlainList(releases: readonly Release[], html: string): string[] {
  return compareEntries(releases, PLAIN_LIST_PATH, html, renderPlainList(releases), PLAIN_LIST_ENTRY);
}

function compareEntries(releases: readonly Release[], path: string, text: string, expectedText: string, entry: RegExp): string[] {
  const found: readonly string[] = text.match(entry) ?? [];
  const expected: readonly string[] = expectedText.match(entry) ?? [];
  const wrong = releases.find((_, index) => found[index] !== expected[index]);
  return [
    ...(wrong ? [`${path}: the entry of ${nameOf(wrong)} is missing or wrong`] : []),
    ...(found.length === expected.length ? [] : [`${path}: it has ${found.length} entries, there must be ${expected.length}`]),
  ];
}

function textsOf(part: ParentNode, selector: string): string[] {
  return [...part.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
}

function linkOf(element: Element | null | undefined): string | null {
  return element?.getAttribute("href") ?? null;
}
