import * as v from "valibot";
import { logText } from "./logText";

// What HTML forbids in a text, see https://html.spec.whatwg.org/multipage/dom.html#text-content: a browser drops a NUL, and a lone
// surrogate has no place in UTF-8, so the built page would say something other than its data, and React would draw it all again.
// \p{Surrogate} under the u flag matches the lone ones alone.
const FORBIDDEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\t\n\f\r])\p{Control}/gu;
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(FORBIDDEN, "\uFFFD")),
);
const optionalText = v.fallback(v.nullable(text), null);

const assetSchema = v.object({
  name: text,
  browser_download_url: text,
  size: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  // "open" is an upload that has not finished: its address does not answer yet.
  state: v.optional(v.fallback(v.string(), "open"), "uploaded"),
  digest: optionalText,
});

const githubReleaseSchema = v.object({
  id: v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(text, v.nonEmpty())]),
  tag_name: v.pipe(text, v.trim(), v.nonEmpty()),
  name: optionalText,
  published_at: optionalText,
  body: optionalText,
  html_url: optionalText,
  zipball_url: optionalText,
  draft: v.fallback(v.boolean(), false),
  prerelease: v.fallback(v.boolean(), false),
  assets: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((assets) =>
      assets.flatMap((asset) => {
        const checked = v.safeParse(assetSchema, asset);
        return checked.success ? [checked.output] : [];
      }),
    ),
  ),
});

/** A release as the API sends it, checked: the fields that this site reads of `GET /repos/{owner}/{repo}/releases`. */
export type GitHubRelease = v.InferOutput<typeof githubReleaseSchema>;

/** An entry of the answer that is not a usable release: its place in the answer (from 0) and why. */
export interface RejectedEntry {
  position: number;
  reason: string;
}

/** What {@link checkGitHubReleases} made of an answer: the entries that are usable, in the answer's order, and the rest. */
export interface CheckedReleases {
  releases: GitHubRelease[];
  rejected: RejectedEntry[];
}

/**
 * Checks an answer of the releases API entry by entry. A usable release has an id and a tag; every other field may be absent
 * or of a wrong type and then counts as not given. An id that comes twice counts once: a release published between two pages
 * moves the last entry of the one to the next.
 *
 * @throws Error where the answer is no list, or a list in which nothing is usable: neither may pass for "no releases"
 */
export function checkGitHubReleases(answer: unknown): CheckedReleases {
  if (!Array.isArray(answer)) throw new Error("the answer is not a list of releases");
  const releases = new Map<string, GitHubRelease>();
  const rejected: RejectedEntry[] = [];
  answer.forEach((entry: unknown, position) => {
    const checked = v.safeParse(githubReleaseSchema, entry);
    if (!checked.success) {
      const [issue] = checked.issues;
      rejected.push({ position, reason: logText(`${v.getDotPath(issue) ?? "entry"}: ${issue.message}`) });
      return;
    }
    const id = String(checked.output.id);
    if (releases.has(id)) rejected.push({ position, reason: logText(`id ${id} was listed before`) });
    else releases.set(id, checked.output);
  });
  if (answer.length > 0 && releases.size === 0) throw new Error("the answer holds no usable release");
  return { releases: [...releases.values()], rejected };
}
