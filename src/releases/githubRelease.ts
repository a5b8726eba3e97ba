import * as v from "valibot";
import type { Release } from "./release";
import { isBlank, logText, visibleText } from "./safeText";
import { flagSchema, orNull } from "./tolerantSchemas";
import { safeLink } from "./urls";

const textSchema = v.pipe(v.string(), v.transform(visibleText));
const lineSchema = v.pipe(
  textSchema,
  v.check((text: string) => !isBlank(text)),
  v.trim(),
);
const linkSchema = v.pipe(textSchema, v.transform(safeLink), v.string());
const dateSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  // Not all engines know February 30.
  v.date(),
  v.transform((date) => date.toISOString()),
);

const assetSchema = v.object({
  name: lineSchema,
  browser_download_url: linkSchema,
  size: orNull(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  // An upload that is under way has another state.
  state: v.optional(v.literal("uploaded"), "uploaded"),
  digest: orNull(v.pipe(v.string(), v.transform(sha256OfDigest))),
});
type Asset = v.InferOutput<typeof assetSchema>;

/** See https://docs.github.com/en/rest/releases/releases#list-releases. */
const entrySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.transform(String)),
  tag_name: lineSchema,
  name: orNull(lineSchema),
  published_at: orNull(dateSchema),
  body: orNull(v.pipe(textSchema, v.transform(parseReleaseNotes))),
  html_url: orNull(linkSchema),
  zipball_url: orNull(linkSchema),
  draft: flagSchema,
  prerelease: flagSchema,
  assets: v.fallback(v.array(orNull(assetSchema)), []),
});
type Entry = v.InferOutput<typeof entrySchema>;

/**
 * Checks a response of the releases API entry by entry, and converts it.
 *
 * @returns the releases in the API's order, without drafts, and why other entries are left out
 * @throws Error if the response is not a list, or has entries and none is usable
 */
export function checkGitHubReleases(response: unknown) {
  if (!Array.isArray(response)) throw new Error("the response is not a list of releases");
  const entries: readonly unknown[] = response;
  const usable = new Map<string, Entry>();
  const problems: string[] = [];
  for (const [position, entry] of entries.entries()) {
    const { success, output, issues } = v.safeParse(entrySchema, entry);
    const report = (problem: string) =>
      problems.push(`release ${position + 1} of the list is left out: ${logText(problem)}`);
    if (!success) report(`${issues[0].path?.[0].key ?? "it"} is ${issues[0].received}`);
    // A release that is published while the pages are read moves an entry to the next page.
    else if (usable.has(output.id)) report(`its id ${output.id} was listed before`);
    else usable.set(output.id, output);
  }
  if (response.length > 0 && usable.size === 0)
    throw new Error("the response holds no usable release");
  const releases = [...usable.values()].filter(({ draft }) => !draft).map(toRelease);
  return { releases, problems };
}

function toRelease(entry: Entry): Release {
  return {
    id: entry.id,
    version: entry.tag_name,
    name: entry.name ?? entry.tag_name,
    date: entry.published_at,
    features: entry.body ?? [],
    isPrerelease: entry.prerelease,
    files: entry.assets.filter((asset) => asset !== null).map(toFile),
    fallback: fallbackOf(entry),
  };
}

function toFile({ name, size, browser_download_url: downloadUrl, digest: sha256 }: Asset) {
  return { name, size, downloadUrl, sha256, androidPackage: null };
}

function fallbackOf({ zipball_url, html_url }: Entry): Release["fallback"] {
  if (zipball_url) return { kind: "sourceArchive", url: zipball_url };
  return html_url ? { kind: "releasePage", url: html_url } : null;
}

function sha256OfDigest(digest: string) {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest)?.[1]?.toLowerCase() ?? null;
}

const MARKER = "What's Changed:";

/** The feature lines of release notes (docs/rules.md, 5.1). */
export function parseReleaseNotes(notes: string): string[] {
  const marker = notes.indexOf(MARKER);
  if (marker < 0) return [];
  const lines = notes.slice(marker + MARKER.length).split(/\r\n|\r|\n/);
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith("####"))
    .map((line) => line.slice(4).trim())
    .filter((line) => line !== "");
}
