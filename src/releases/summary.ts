import type { ReleaseSummary } from "./release";

// Apart from the schema in release.ts, because /download needs this at first, and not the library of the schema.

/** A release without what the list does not show, if it has that. */
export function summaryOf(release: ReleaseSummary & { files?: unknown; updated?: unknown }): ReleaseSummary {
  const { files: _, updated: __, ...summary } = release;
  return summary;
}

/** What is said of a release in a few words, beside its name, date, download and changes: one text for each fact. */
export function factsOf({ isPrerelease }: Pick<ReleaseSummary, "isPrerelease">): string[] {
  return isPrerelease ? ["Pre-release"] : [];
}
