import type { ReleaseSummary } from "../../../releases/release";
import { indexOfVersion, versionId } from "../../../releases/version";
import { type Coverage, coverageOf, type ReleaseList } from "../list/releaseList";

/**
 * Where /download shows a version that a link names (docs/rules.md, 3.27).
 *
 * - `latest`: it is the newest
 * - `listed`: its card is among the previous versions that the page shows
 * - `alone`: the page knows it, but shows no card of it
 * - `awaited`: all releases, or the first answer, are still awaited
 * - `unknown`: no known release has it
 */
export type VersionPlace =
  | { kind: "latest" | "listed" | "alone"; release: ReleaseSummary }
  | { kind: "awaited" }
  | ({ kind: "unknown" } & Coverage);

/**
 * Finds the place of a version. A tag that only resembles the version (docs/rules.md, 13.2) counts once all releases are known, or
 * cannot be: one of them may have exactly this tag.
 *
 * @param followed when the link was followed, in milliseconds, and how many releases the page showed then. A card that is shown later,
 * after a press, does not change the place, because what shows the version would then disappear
 */
export function versionPlace(list: ReleaseList, version: string, followed: { at: number; shownCount: number }): VersionPlace {
  const { known, hasUnknownReleases, allReleasesFile } = list;
  const index = indexOfVersion(known, version);
  const release = known[index];
  const isSettled = !hasUnknownReleases || allReleasesFile.status === "loaded" || allReleasesFile.status === "failed";
  if (release && (release.version === version || isSettled)) {
    if (index === 0) return { kind: "latest", release };
    const hasCard = index < followed.shownCount && versionId(release.version) !== undefined;
    return { kind: hasCard ? "listed" : "alone", release };
  }
  const coverage = coverageOf(list, followed.at);
  return coverage ? { kind: "unknown", ...coverage } : { kind: "awaited" };
}
