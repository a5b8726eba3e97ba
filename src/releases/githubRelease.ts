import * as v from "valibot";
import { logText } from "./logText";

// Characters that HTML forbids in a text, see https://html.spec.whatwg.org/multipage/dom.html#text-content. A browser drops a NUL,
// and UTF-8 has no lone surrogates, so the built page would differ from its data, and React would render all of it again. With the
// u flag, \p{Surrogate} matches lone surrogates only.
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
  // "open" is an upload that has not finished: its URL does not work yet.
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

/** A checked release of the API: the fields of `GET /repos/{owner}/{repo}/releases` that the site reads (docs/rules.md, 7.3). */
export type GitHubRelease = v.InferOutput<typeof githubReleaseSchema>;

/** An entry of the answer that is not a usable release: its position in the answer, counted from 0, and the reason. */
export interface RejectedEntry {
  position: number;
  reason: string;
}

/** A checked answer: the usable releases in the answer's order, and the entries that are not usable. */
export interface CheckedReleases {
  releases: GitHubRelease[];
  rejected: RejectedEntry[];
}

/**
 * Checks an answer of the releases API entry by entry (docs/rules.md, 4.13). A usable release has an id and a tag; any other field
 * that is missing or has the wrong type counts as not given. An id counts once, even if it is listed twice: a release that is
 * published while the pages are read moves the last entry of a page to the next page.
 *
 * @throws Error if the answer is not a list, or if it has entries but none is usable. Neither means "no releases" (4.14)
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
