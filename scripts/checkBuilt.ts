import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { errorText, logText } from "../src/releases/safeText";
import { ALL_RELEASES_PATH, SAMPLE_RELEASES_PATH } from "../src/releases/urls";
import { DEFAULT_SITE_URL } from "../src/site/settings";

const listSchema = v.object({ liveUrl: v.string() });

/**
 * Checks that a built folder can be published: its releases are real, it knows its address, and each file of the site that a page
 * names is there (docs/rules.md, 14.12). It reads this folder alone.
 *
 * @returns a line for each problem
 */
export function checkBuilt(folder: string, { allowsSamples = false } = {}): string[] {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const list = v.safeParse(listSchema, JSON.parse(read(ALL_RELEASES_PATH)));
  if (!list.success) return [`${ALL_RELEASES_PATH} does not say where its releases are from.`];
  const [, address = ""] = /rel="canonical" href="([^"]*)\/"/.exec(read("index.html")) ?? [];
  if (!URL.canParse(address)) return ["index.html has no canonical link, so the address of the site is unknown."];
  const problems: string[] = [];
  if (list.output.liveUrl === SAMPLE_RELEASES_PATH && !allowsSamples) {
    problems.push("Visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name.");
  }
  if (address.startsWith(DEFAULT_SITE_URL)) problems.push(`${address} is no public address. Set SITE_URL.`);
  // Every page names most files, so each missing one is said once, with one page.
  const missing = new Map<string, string>();
  for (const page of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    // Gatsby has folders with such names, too.
    if (!page.endsWith(".html") || !isFile(path.join(folder, page))) continue;
    for (const name of namesIn(read(page), address)) if (!isThere(folder, name, address)) missing.set(name, page);
  }
  return [...problems, ...[...missing].map(([name, page]) => `${page} names ${logText(name)}, which is not there.`)];
}

/**
 * The files of the site that a page names: by a path, or by a URL as its image for social networks. Links to files of releases are
 * no paths, and the text of a release never looks like an attribute, because React escapes its quotes.
 */
function namesIn(html: string, address: string): string[] {
  const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, capture = ""]) => capture);
  const styles = html.match(/<style[^<]*|\sstyle="[^"]*"/gi)?.join() ?? "";
  const paths = captures(html, /\s(?:href|src|srcset)="([^"]*)"/gi).flatMap((value) => value.split(/,\s+/));
  return [
    ...[...paths, ...captures(styles, /url\((?:["']|&quot;)?([^"'&)]*)/g)].filter((name) => name.startsWith("/")),
    ...captures(html, /\scontent="([^"]*)"/g).filter((name) => name.startsWith(`${address}/`)),
  ].map((name) => name.replace(/[\s?#].*/s, ""));
}

/** Whether a host has a file for what a page names: that file, or the page at that path. */
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
    problems = checkBuilt("public", { allowsSamples: process.env.SAMPLE_RELEASES === "true" });
  } catch (error) {
    problems = [errorText(error)];
  }
  const remedy = "Build again with the settings of the published site.";
  for (const line of problems.length > 0 ? [...problems, remedy] : ["The folder public can be published."]) console.log(line);
  process.exitCode = Math.min(problems.length, 1);
}
