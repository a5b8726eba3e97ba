import * as v from "valibot";
import type { Release, ReleaseFile } from "./release";
import { isBlank, logText, visibleText } from "./safeText";
import { safeLink } from "./urls";

const textSchema = v.pipe(v.string(), v.transform(visibleText));
const isSeen = v.check((text: string) => !isBlank(text));
const seenSchema = v.pipe(textSchema, isSeen);
const lineSchema = v.pipe(
  seenSchema,
  v.transform((text) => text.trim()),
);
const linkSchema = v.pipe(textSchema, v.transform(safeLink), v.string());
const flagSchema = v.fallback(v.boolean(), false);
const dateSchema = v.pipe(v.string(), v.transform(toIsoDate));

// A field that is missing or of a wrong type must not cost the release (docs/rules.md, 4.13).
function orNull<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(v.nullable(schema), null);
}

/** An attached file that can be downloaded: its upload has finished, and the site may link to its URL (docs/rules.md, 4.11). */
const fileSchema = v.pipe(
  v.object({
    name: textSchema,
    browser_download_url: linkSchema,
    size: orNull(
      v.pipe(
        v.number(),
        v.check((size: number) => Number.isSafeInteger(size) && size >= 0),
      ),
    ),
    state: v.optional(v.literal("uploaded"), "uploaded"),
    digest: orNull(v.pipe(v.string(), v.transform(sha256OfDigest))),
    updated_at: orNull(dateSchema),
  }),
  v.transform(({ name, size, browser_download_url: downloadUrl, digest: sha256, updated_at: updated }) => {
    // A link needs a text.
    const file: ReleaseFile = { name: isBlank(name) ? downloadUrl : name.trim(), size, downloadUrl, sha256 };
    return { file, updated };
  }),
);

/** The fields of `GET /repos/{owner}/{repo}/releases` that the site reads (docs/rules.md, 7.3). A release needs an id and a tag. */
const entrySchema = v.object({
  id: v.pipe(
    v.custom<number | string>((id) => typeof id === "string" || Number.isSafeInteger(id)),
    v.transform(String),
    seenSchema,
  ),
  tag_name: lineSchema,
  name: orNull(lineSchema),
  published_at: orNull(dateSchema),
  updated_at: orNull(dateSchema),
  body: orNull(v.pipe(textSchema, v.transform(parseReleaseNotes))),
  html_url: orNull(linkSchema),
  zipball_url: orNull(linkSchema),
  draft: flagSchema,
  prerelease: flagSchema,
  assets: v.fallback(v.array(orNull(fileSchema)), []),
});

/** What an answer of the API gives. */
interface CheckedReleases {
  /** In the API's order, without drafts. */
  releases: Release[];
  /** The entries that are not usable. Positions count from 0. */
  rejected: { position: number; reason: string }[];
}

/**
 * Checks an answer of the releases API entry by entry (docs/rules.md, 4.13), and converts it to releases of the site, in the build and
 * in the browser. An id counts once: a release that is published while the pages are read moves the last entry of a page to the next
 * page. Drafts, which the API gives to a call with a token, are for maintainers only (6.3).
 *
 * @throws Error if the answer is not a list, or if it has entries but none is usable. Neither means "no releases" (4.14)
 */
export function checkGitHubReleases(answer: unknown): CheckedReleases {
  if (!Array.isArray(answer)) throw new Error("the answer is not a list of releases");
  const usable = new Map<string, v.InferOutput<typeof entrySchema>>();
  const rejected: CheckedReleases["rejected"] = [];
  answer.forEach((entry: unknown, position) => {
    const { success, output, issues } = v.safeParse(entrySchema, entry);
    if (success && !usable.has(output.id)) usable.set(output.id, output);
    else rejected.push({ position, reason: logText(success ? `its id ${output.id} was listed before` : reasonOf(issues[0])) });
  });
  if (answer.length > 0 && usable.size === 0) throw new Error("the answer holds no usable release");
  return { releases: [...usable.values()].filter(({ draft }) => !draft).map(toRelease), rejected };
}

function reasonOf({ path, received }: v.BaseIssue<unknown>): string {
  return path ? `its ${path[0].key} is ${received}` : `it is ${received}`;
}

function toRelease(entry: v.InferOutput<typeof entrySchema>): Release {
  const attached = entry.assets.filter((one) => one !== null);
  const files = attached.map(({ file }) => file);
  const [file] = files;
  // All are in one format, which sorts by time.
  const given = [entry.published_at, entry.updated_at, ...attached.map(({ updated }) => updated)];
  const dates = given.filter((date) => date !== null);
  // docs/rules.md, 4.6.
  const downloadUrl = file?.downloadUrl ?? entry.zipball_url ?? entry.html_url;
  return {
    id: entry.id,
    version: entry.tag_name,
    name: entry.name ?? entry.tag_name,
    date: entry.published_at,
    updated: dates.sort().at(-1) ?? null,
    features: entry.body ?? [],
    downloadUrl,
    downloadSize: file?.size ?? null,
    linksTo: file ? "file" : entry.zipball_url ? "sourceArchive" : entry.html_url ? "releasePage" : null,
    isPrerelease: entry.prerelease,
    files,
  };
}

// The API's format. JavaScript engines also read other formats, but not all the same ones, and some in the local time zone. The
// build and the browser might then not agree. A feed and a `time` element accept only years of four digits.
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function toIsoDate(date: string): string | null {
  const time = DATE.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const inUtc = new Date(time).toISOString();
  return DATE.test(inUtc) ? inUtc : null;
}

function sha256OfDigest(digest: string): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest)?.[1]?.toLowerCase() ?? null;
}

/** After it, the notes of a release list its changes (docs/rules.md, 5.1). */
export const MARKER = "What's Changed:";

const FEATURE_MARK = "####";

/** The feature lines of release notes (docs/rules.md, section 5). Markup in a line is text. */
export function parseReleaseNotes(notes: string): string[] {
  const marker = notes.indexOf(MARKER);
  if (marker < 0) return [];
  const lines = notes.slice(marker + MARKER.length).split(/\r\n|\r|\n/);
  return lines
    .map((line) => line.trim())
    .flatMap((line) => (line.startsWith(FEATURE_MARK) ? line.slice(FEATURE_MARK.length).trim() : []))
    .filter((line) => line !== "");
}
