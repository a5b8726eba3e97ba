import type { ReleaseSummary } from "./release";

/** The position of the release that has a version (docs/rules.md, 13.2); -1 if none has it. */
export function indexOfVersion(releases: readonly Pick<ReleaseSummary, "version">[], version: string): number {
  const exact = releases.findIndex((release) => release.version === version);
  if (exact >= 0) return exact;
  const wanted = withoutV(version);
  return releases.findIndex((release) => withoutV(release.version) === wanted);
}

function withoutV(version: string): string {
  const text = version.trim().toLowerCase();
  return text.replace(/^v(?=\d)/, "");
}

/** Whether the name of a release contains its tag as a word, as "Player 2.4.0" does with the tag `v2.4.0` (docs/rules.md, 3.24). */
export function namesVersion({ name, version }: Pick<ReleaseSummary, "name" | "version">): boolean {
  const text = name.toLowerCase();
  const tag = withoutV(version);
  const start = text.indexOf(tag);
  const before = text.slice(0, start).replace(/v$/, "");
  const after = text.slice(start + tag.length);
  return name === version || (start >= 0 && !/[\w.]$/.test(before) && !/^([\w+-]|\.\w)/.test(after));
}

/** Compares numbers with dots, number by number: 2.4.10 is higher than 2.4.9, and 2.4 is the same as 2.4.0. */
export function compareNumbers(one: string, other: string): number {
  // Of equal length, digits sort as numbers. Intl could compare them too, but its first use takes a slow phone a tenth of a second.
  const [mine = "", theirs = ""] = [one, other].map((numbers) =>
    numbers.replace(/\d+/g, (digits) => digits.padStart(99, "0")).replace(/(\.0+)+$/, ""),
  );
  return Number(mine > theirs) - Number(mine < theirs);
}

/**
 * Compares versions by their own numbers, whenever they were published. NaN if that says nothing: one of them has no number, what is
 * before it differs, as in `tv-3.0`, or only one of them has a dot, or is a date.
 */
export function compareVersions(one: string, other: string): number {
  const [mine, theirs] = [numbersIn(one), numbersIn(other)];
  return mine && theirs && mine.kind === theirs.kind ? compareNumbers(mine.numbers, theirs.numbers) : Number.NaN;
}

function numbersIn(version: string): { kind: string; numbers: string } | null {
  const [, words, numbers] = /^(.*?)v?(\d+(?:\.\d+)*)/.exec(version.toLowerCase()) ?? [];
  if (!numbers) return null;
  const isDate = /^(\d{4}|2\d\.(0?[1-9]|1[0-2])\.)/.test(numbers);
  return { kind: `${words} ${isDate} ${numbers.includes(".")}`, numbers };
}

const NAMED = "version=";

/**
 * The fragment of /download that opens with a version, as in `#2.3.2` (docs/rules.md, 3.25): the tag, after `version=` if it alone
 * could be something else. Our own ids, such as `latest`, have no digit.
 */
export function versionFragment(version: string): string {
  // Half of a pair of surrogates cannot be encoded (docs/rules.md, 12.7).
  const tag = encodeURIComponent(version.replace(/\p{Surrogate}/gu, "\uFFFD"));
  return looksLikeVersion(version) ? `#${tag}` : `#${NAMED}${tag}`;
}

/**
 * The version that a fragment names, decoded and without its `#`; null for those of other sites, such as `#xtor=RSS-1` and `#/`. What
 * people and programs add to a link does not count: `?utm_source=x`, `&utm_source=x`, and a bracket, dot or comma at the end.
 */
export function versionIn(fragment: string): string | null {
  const added = /[?&]utm_.*$|[)\]}>.,;:!'"]+$/gs;
  const text = fragment.replace(added, "").replace(added, "");
  if (text.startsWith(NAMED)) return text.slice(NAMED.length);
  return looksLikeVersion(text) ? text : null;
}

/** The id of the element that shows a version (docs/rules.md, 3.26). Undefined if the tag has a space, which no id may have. */
export function versionId(version: string): string | undefined {
  if (/\s/.test(version)) return undefined;
  return looksLikeVersion(version) ? version : NAMED + version;
}

/** Whether a text begins with a number, or has one with a dot, as tags do and trackers do not. */
function looksLikeVersion(text: string): boolean {
  return /^v?\d|\d\.\d/i.test(text) && !/[=/]/.test(text);
}

/** The ids of the elements that show these releases, in their order. Of several with the same tag, the first one gets it. */
export function versionIds(releases: readonly Pick<ReleaseSummary, "version">[]): (string | undefined)[] {
  // Of several entries with the same key, a Map keeps the last one.
  const first = new Map([...releases].reverse().map((release) => [release.version, release]));
  return releases.map((release) => (first.get(release.version) === release ? versionId(release.version) : undefined));
}
