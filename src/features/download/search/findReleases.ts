import type { ReleaseSummary } from "../../../releases/release";

/** A release and its tag, name and feature lines in lower case, one on each line. */
export interface SearchableRelease {
  release: ReleaseSummary;
  text: string;
}

/** A part of a text, and whether it is one of the words that were searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Prepares releases for {@link findReleases}. Do it once for a list: a thousand releases take a slow phone some time. */
export function searchableReleases(releases: readonly ReleaseSummary[]): SearchableRelease[] {
  return releases.map((release) => ({
    release,
    text: [release.version, release.name, ...release.features].join("\n").toLowerCase(),
  }));
}

/** The words of a query, in lower case. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** The releases that have all of these words, in their order (docs/rules.md, 13.9). Without a word, all of them. */
export function findReleases(releases: readonly SearchableRelease[], words: readonly string[]): ReleaseSummary[] {
  return releases.filter(({ text }) => words.every((word) => text.includes(word))).map(({ release }) => release);
}

/** Splits a text at these words. The parts together are the text. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  // The longest first: of "time" and "timer", the longer one is the match.
  const sorted = [...words].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${sorted.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
