import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { DEFAULT_SITE_URL, readSettings } from "../src/node/settings";
import { emptyListText } from "../src/node/sourcing/warnOfReleases";
import { messageOf } from "../src/releases/messageOf";
import { logText } from "../src/releases/safeText";
import { buildPaths, paths } from "../src/site/links";
import { productName } from "../src/site/product";

const listSchema = v.object({ liveUrl: v.string(), releases: v.array(v.unknown()) });

function readList(folder: string) {
  const content = JSON.parse(readFileSync(path.join(folder, paths.allReleases), "utf8"));
  const list = v.safeParse(listSchema, content);
  if (list.success) return list.output;
  throw new Error(`${paths.allReleases} does not say where its releases are from.`);
}

/** The URL of the built site, without a trailing slash; "" if its home page names none. */
function addressOf(folder: string) {
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  return /rel="canonical" href="([^"]*)\/"/.exec(html)?.[1] ?? "";
}

/**
 * Checks that a built folder can be published: its releases are real, its address is public, and
 * every file that a page names is there (docs/rules.md, 14.8).
 *
 * @returns a line for each problem
 */
export function checkBuilt(folder: string): string[] {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { liveUrl } = readList(folder);
  const address = addressOf(folder);
  if (!URL.canParse(address))
    return ["index.html has no canonical link, so the address of the site is unknown."];
  const problems: string[] = [];
  if (liveUrl === buildPaths.sampleReleases)
    problems.push("Visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name.");
  if (address.startsWith(DEFAULT_SITE_URL))
    problems.push(`${address} is no public address. Set SITE_URL.`);
  // Pages name the same files, so each missing file is reported once.
  const missing = new Map<string, string>();
  for (const page of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    // Gatsby also writes such folders.
    if (!page.endsWith(".html") || !isFile(path.join(folder, page))) continue;
    for (const name of namesIn(read(page), address))
      if (!isThere(folder, name, address)) missing.set(name, page);
  }
  return [
    ...problems,
    ...[...missing].map(([name, page]) => `${page} names ${logText(name)}, which is not there.`),
  ];
}

/** The product that the site was made for. Its name is the first of the names in its texts. */
export const FIRST_PRODUCT = {
  repository: "arietta-player/arietta",
  names: ["Arietta", "arietta-player", "arietta_player"],
};

/** Files with texts of releases, which may name any product. */
const WITH_RELEASES = /^(releases\.(json|atom)|(page-data\/)?download[./].*)$/;

/**
 * Finds what a maintainer should know of a folder that may be published: that it has no releases,
 * that its address is http, and which of its files have the first product's name or link (README,
 * "Make it yours").
 *
 * @returns a line for each
 */
export function warningsOf(folder: string): string[] {
  const { liveUrl, releases } = readList(folder);
  const { repository, names } = FIRST_PRODUCT;
  const warnings = releases.length === 0 ? [emptyListText(liveUrl)] : [];
  const address = addressOf(folder);
  if (address.startsWith("http:") && !address.startsWith(DEFAULT_SITE_URL))
    warnings.push(
      `${address} is http, and so are the QR code, the feed and the canonical links. Browsers ` +
        "leave out the file check there. Use https: on GitHub Pages, tick Enforce HTTPS.",
    );
  // GitHub ignores the case of a repository's name.
  const isFirst =
    liveUrl === buildPaths.sampleReleases
      ? productName === names[0]
      : liveUrl.toLowerCase().includes(`/repos/${repository}/`);
  if (isFirst) return warnings;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = name.replaceAll("\\", "/");
    if (WITH_RELEASES.test(file) || !isFile(path.join(folder, name))) continue;
    const text = readFileSync(path.join(folder, name), "utf8");
    const found = names.find((one) => text.includes(one));
    if (found) warnings.push(`${file} still says ${found}. See "Make it yours" in README.md.`);
  }
  return warnings;
}

/**
 * The site's files that a page names by path, or by URL in its metadata. React escapes quotes, so
 * no text of a release looks like an attribute.
 */
function namesIn(html: string, address: string): string[] {
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const attributes = find(html, /\s(?:href|src|srcset)="([^"]*)"/gi);
  const links = attributes.flatMap((value) => value.split(/,\s+/));
  const styles = html.match(/<style[^<]*|\sstyle="[^"]*"/gi)?.join() ?? "";
  const images = find(styles, /url\((?:["']|&quot;)?([^"'&)]*)/g);
  const metadata = find(html, /\scontent="([^"]*)"/g);
  return [
    ...[...links, ...images].filter((name) => name.startsWith("/")),
    ...metadata.filter((name) => name.startsWith(`${address}/`)),
  ].map((name) => name.replace(/[\s?#].*/s, ""));
}

/** Whether the folder has a named file, or the page at that path. */
function isThere(folder: string, name: string, address: string): boolean {
  const prefix = address.replace(/^https?:\/\/[^/]+/, "");
  const urlPath = name.replace(address, prefix);
  if (!`${urlPath}/`.startsWith(`${prefix}/`)) return false;
  const file = path.join(folder, decodeURI(urlPath.slice(prefix.length)));
  return [file, `${file}.html`, path.join(file, "index.html")].some(isFile);
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

// jiti has no `require.main`.
if (process.argv[1]?.endsWith("checkBuilt.ts")) {
  let problems: string[];
  try {
    const { isGitHubActions } = readSettings();
    for (const warning of warningsOf("public"))
      console.log(isGitHubActions ? `::warning::${warning}` : `Warning: ${warning}`);
    problems = checkBuilt("public");
  } catch (error) {
    problems = [messageOf(error)];
  }
  if (problems.length === 0) console.log("The folder public can be published.");
  else {
    for (const problem of problems) console.log(problem);
    console.log("Build again when this is right, with the settings of the published site.");
    process.exitCode = 1;
  }
}
