import type { ReleaseSummary } from "./release";

// Apart from the schema in release.ts, because /download needs this at first, and not the library of the schema.

/** A release without its files, if it has them. */
export function summaryOf({ files: _, ...summary }: ReleaseSummary & { files?: unknown }): ReleaseSummary {
  return summary;
}

/** What is said of a release in a few words, beside its name, date, download and changes: one text for each fact. */
export function factsOf({ isPrerelease }: ReleaseSummary): string[] {
  return isPrerelease ? ["Pre-release"] : [];
}
