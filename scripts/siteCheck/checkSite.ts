import { isDeepStrictEqual } from "node:util";
import { JSDOM } from "jsdom";
import * as v from "valibot";
import { hero } from "../../src/features/home/homeTexts";
import { privacyPolicy } from "../../src/features/legal/privacyPolicy";
import { termsOfService } from "../../src/features/legal/termsOfService";
import { APP_DATA_FILE, htmlFileOf, lazyFilesIn, pageDataFileOf } from "../../src/gatsbyInternals/publicFolder";
import { policyOf, withContentSecurityPolicy } from "../../src/publishing/contentSecurityPolicy";
import { renderPlainList } from "../../src/publishing/plainList";
import { renderQrCode } from "../../src/publishing/publishReleases";
import { renderReleaseFeed } from "../../src/publishing/releaseFeed";
import { recommendFile } from "../../src/releases/recommendFile";
import { parseAllReleases, type Release } from "../../src/releases/release";
import { errorText, logText } from "../../src/releases/safeText";
import { summaryOf } from "../../src/releases/summary";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../../src/releases/urls";
import { RELEASES_PER_STEP } from "../../src/site/limits";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../../src/site/links";
import { mobileApplication } from "../../src/site/mobileApplication";
import { notFoundMetadata } from "../../src/site/pageMetadata";
import { type Answer, checkAnswer, type ReadPath } from "./readSite";

/** What a site must show: `releases`, newest first. It is read at `siteUrl`; its pages name `address`, which may differ. */
export interface Expected {
  siteUrl: string;
  address: string;
  releases: readonly Release[];
  /** From where /download loads the current list. `apiOrigin` is null for sample releases, which the site itself has. */
  liveUrl: string;
  apiOrigin: string | null;
}

const UNKNOWN_PATH = "/no-such-page";
/** The heading of each of Gatsby's pages, by its path. */
const HEADINGS: Record<string, string> = {
  [routes.home]: hero.title.join(" "),
  [routes.download]: "Download for Android",
  [routes.privacy]: privacyPolicy.title,
  [routes.terms]: termsOfService.title,
  [UNKNOWN_PATH]: notFoundMetadata.title,
};

/**
 * Reads every page of a site and every file of it that these name, one after another, and compares them with what the site must
 * show (docs/rules.md, 14.12). Returns a line for each problem, which begins with the path.
 */
export async function checkSite(read: ReadPath, expected: Expected): Promise<string[]> {
  const checks = releaseChecks(expected);
  const paths = new Set([`/${APP_DATA_FILE}`, ...Object.keys(HEADINGS), ...Object.keys(checks)]);
  const problems: string[] = [];
  let appData = "";
  for (const urlPath of paths) {
    try {
      const answer = await read(urlPath);
      checkAnswer(urlPath, answer, urlPath === UNKNOWN_PATH ? 404 : 200);
      if (urlPath === `/${APP_DATA_FILE}`) appData = answer.text;
      for (const file of urlPath.includes("webpack-runtime-") ? lazyFilesIn(answer.text) : []) paths.add(`/${file}`);
      const found = checks[urlPath]?.(answer.text) ?? [];
      if (urlPath in HEADINGS) {
        const page = JSDOM.fragment(answer.text);
        found.push(...problemsOf(urlPath, answer, page, appData, expected));
        for (const file of filesOf(urlPath, page, expected)) paths.add(file);
      }
      problems.push(...found.map((problem) => `${urlPath}: ${problem}`));
    } catch (error) {
      problems.push(`${urlPath}: ${logText(errorText(error))}`);
    }
  }
  return problems;
}

function problemsOf(urlPath: string, answer: Answer, page: DocumentFragment, appData: string, expected: Expected): string[] {
  const heading = page.querySelector("h1")?.textContent ?? "missing";
  const links = [...page.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")).join(" and ");
  const link = urlPath === UNKNOWN_PATH ? "" : expected.address + urlPath;
  const [, build = "none"] = /___webpackCompilationHash="(\w+)"/.exec(answer.text) ?? [];
  const ownPolicy = page.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content");
  const hasNotice = page.querySelector("[data-sample-releases]") !== null;
  const needsNotice = urlPath === routes.download && expected.apiOrigin === null;
  const isRefusing = /\b(default|script|style|connect)-src\b/.test(answer.headers?.get("content-security-policy") ?? "");
  return problemsAmong({
    [`the heading is ${logText(heading)}, not ${HEADINGS[urlPath]}`]: heading !== HEADINGS[urlPath],
    [`the canonical link is ${logText(links) || "missing"}, not ${logText(link) || "missing"}`]: links !== link,
    "it is from another build than the scripts": !appData.includes(`"${build}"`),
    "its content security policy does not fit the page": ownPolicy !== policyOf(answer.text, expected.apiOrigin),
    [`the notice of sample releases is ${hasNotice ? "shown" : "missing"}`]: hasNotice !== needsNotice,
    "the host's header Content-Security-Policy must leave scripts, styles and calls to the page's own policy": isRefusing,
  });
}

/** Paths of the site's own files that a page names: scripts, style sheets, pictures, fonts and data. */
function filesOf(urlPath: string, page: DocumentFragment, { siteUrl, address }: Expected): string[] {
  const inAttributes = [...page.querySelectorAll("script, img, source, link, meta[property='og:image']")].flatMap((element) =>
    ["src", "srcset", "href", "content"].flatMap((name) => element.getAttribute(name)?.split(/,?\s+/) ?? []),
  );
  const text = [...page.querySelectorAll("style, script:not([type])")].map(({ textContent }) => textContent).join();
  // Gatsby lists scripts and style sheets as JSON in a string, without the path prefix.
  const inTexts = [...text.matchAll(/url\(["']?([^"')#]+)|\\"(\/[^"\\]+)\\"/g)].map(([, name, listed]) => name ?? address + listed);
  return [...inAttributes, ...inTexts]
    .flatMap((name) => (URL.canParse(name, siteUrl) ? new URL(name.replace(address, siteUrl), siteUrl + urlPath) : []))
    .filter(({ origin, pathname }) => origin === new URL(siteUrl).origin && /\.\w+$/.test(pathname))
    .map(({ origin, pathname }) => (origin + pathname).replace(`${siteUrl}/`, "/"));
}

/** The keys of those that are true. */
const problemsAmong = (isPresent: Record<string, boolean>) => Object.keys(isPresent).filter((problem) => isPresent[problem]);

/** By the path of each file that shows releases or leads to them: what is wrong with the text of that file. */
function releaseChecks(expected: Expected): Record<string, (text: string) => string[]> {
  const { address, releases, liveUrl, apiOrigin } = expected;
  const mustBe = (rendered: string, what: string) => (text: string) => problemsAmong({ [`it is not ${what}`]: text !== rendered });
  return {
    [routes.download]: (text) => compareDownloadPage(expected, JSDOM.fragment(text)),
    [`/${pageDataFileOf(htmlFileOf(routes.download))}`]: (text) => compareDownloadData(expected, JSON.parse(text)),
    [ALL_RELEASES_PATH]: (text) => compareAllReleases(releases, parseAllReleases(JSON.parse(text))),
    [PLAIN_LIST_PATH]: mustBe(withContentSecurityPolicy(renderPlainList(releases), apiOrigin), "the plain list of the releases"),
    [releaseFeedPath]: mustBe(renderReleaseFeed(releases, address, liveUrl), "the feed of the releases"),
    [QR_CODE_PATH]: mustBe(renderQrCode(address + routes.download), `the QR code of ${logText(address)}${routes.download}`),
  };
}

function compareDownloadPage({ address, releases: [newest] }: Expected, page: DocumentFragment): string[] {
  const textsOf = (part: ParentNode, selector: string) => [...part.querySelectorAll(selector)].map((found) => found.textContent);
  const linkOf = (element: Element | null | undefined) => element?.getAttribute("href") ?? null;
  // Ids of src/features/download. They cannot be imported: only Gatsby and Jest can load a component's styles.
  const titles = textsOf(page, "#latest-name span");
  const latest = [...page.querySelectorAll("#latest a")].find(({ textContent }) => textContent === "Download Latest");
  const files = [...page.querySelectorAll("#files li")].map((file) => [linkOf(file.querySelector("a")), ...textsOf(file, "code")]);
  const expectedFiles = newest?.files.map(({ downloadUrl, sha256 }) => [downloadUrl, ...(sha256 ? [sha256] : [])]) ?? [];
  const link = newest?.downloadUrl ?? null;
  const recommended = recommendFile(newest?.files ?? [], null)?.file.downloadUrl ?? link;
  // The page escapes this character, so that no name ends the script element.
  const structuredData = JSON.stringify({ ...mobileApplication(newest), url: address + routes.download }).replace(/</g, "\\u003c");
  return problemsAmong({
    "the structured data": !textsOf(page, "script[type='application/ld+json']").includes(structuredData),
    "the title": newest ? !titles.includes(newest.version) || !titles.includes(newest.name) : titles.length > 0,
    "the button": linkOf(page.querySelector("#latest [aria-describedby=download-words]")) !== recommended,
    "the link Download Latest": linkOf(latest) !== link,
    "the list of files, with their SHA-256,": !isDeepStrictEqual(files, expectedFiles),
  }).map((part) => `${part} is not that of ${newest ? nameOf(newest) : "a site without releases"}`);
}

const releaseListSchema = v.object({ isSample: v.boolean(), liveUrl: v.string() });
const dataFileSchema = v.object({ result: v.object({ data: v.looseObject({ releaseList: releaseListSchema }) }) });

/** Compares the result of the query in src/pages/download.tsx. */
function compareDownloadData({ releases, liveUrl, apiOrigin }: Expected, content: unknown): string[] {
  const { releaseList: shown, ...data } = v.parse(dataFileSchema, content).result.data;
  const newest = { totalCount: releases.length, nodes: releases.slice(0, RELEASES_PER_STEP).map(summaryOf) };
  const newestFiles = { nodes: releases.slice(0, 1).map(({ files }) => ({ files })) };
  return problemsAmong({
    [`the page ${shown.isSample ? "shows" : "does not show"} sample releases`]: shown.isSample !== (apiOrigin === null),
    [`the page asks ${logText(shown.liveUrl)} for its releases, not ${liveUrl}`]: shown.liveUrl !== liveUrl,
    "the newest releases are not those of the list, or not all are counted": !isDeepStrictEqual(data.allRelease, newest),
    "the files of the newest release are not its own": !isDeepStrictEqual(data.latestRelease, newestFiles),
  });
}

function compareAllReleases(releases: readonly Release[], shown: readonly Release[]): string[] {
  const problems = releases.flatMap((release) => {
    const known = shown.find(({ id }) => id === release.id);
    return known && isDeepStrictEqual(release, known) ? [] : [`${nameOf(release)} is ${known ? "out of date" : "missing"}`];
  });
  const gone = shown.filter(({ id }) => releases.every((release) => release.id !== id));
  problems.push(...gone.map((release) => `${nameOf(release)} is not a release any more`));
  return problems.length > 0 || isDeepStrictEqual(releases, shown) ? problems : ["the releases are in another order"];
}

const nameOf = ({ version, id }: Release) => logText(`${version} (id ${id})`);
