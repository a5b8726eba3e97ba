import type { ReleaseSummary } from "./release";

// Not in release.ts: the first script of /download needs this file, and not valibot.

/** A release without the fields that the list does not show. */
export function summaryOf(
  release: ReleaseSummary & { files?: unknown; updated?: unknown },
): ReleaseSummary {
  const { files: _, updated: __, ...summary } = release;
  return summary;
}

/** What `Download` leads to if the files are not known: a package for phones, if there is one. */
export function linkOf({
  phonePackage,
  downloadUrl,
  downloadSize,
}: Pick<ReleaseSummary, "phonePackage" | "downloadUrl" | "downloadSize">) {
  return phonePackage || { downloadUrl, size: downloadSize };
}

/** Short labels, which the cards and the feed show. */
export function labelsOf({ isPrerelease }: Pick<ReleaseSummary, "isPrerelease">): string[] {
  return isPrerelease ? ["Pre-release"] : [];
}
