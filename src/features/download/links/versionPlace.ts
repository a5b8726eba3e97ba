import type { KnownRelease } from "../../../releases/release";
import { indexOfVersion, versionId } from "../../../releases/version";
import type { ReleaseListState } from "../list/releaseList";

/**
 * Where /download shows a version that a link names (docs/rules.md, 3.27).
 *
 * - `latest`: it is the newest
 * - `listed`: its card is among the previous versions that the page shows
 * - `alone`: the page knows it, but shows no card of it
 * - `awaited`: all releases, or the first answer, are still awaited
 * - `unknown`: no known release has it. `isComplete` and `isCurrent` say whether releases may be missing, as in `AllReleases`
 */
export type VersionPlace =
  | { kind: "latest"; release: KnownRelease }
  | { kind: "listed"; release: KnownRelease }
  | { kind: "alone"; release: KnownRelease }
  | { kind: "awaited" }
  | { kind: "unknown"; isComplete: boolean; isCurrent: boolean };

/** What {@link versionPlace} reads of the list. */
export type VersionPlaceList = Pick<
  ReleaseListState,
  "known" | "shown" | "hasUnknownReleases" | "allReleases" | "allReleasesFile" | "refresh" | "live"
>;

/**
 * Finds the place of a version. A tag that only resembles the version (docs/rules.md, 13.2) counts once all releases are known, or
 * cannot be: one of them may have exactly this tag.
 *
 * @param shownCount number of releases that the page showed when the link was followed. A card that is shown later, after a press,
 * does not change the place, because what shows the version would then disappear
 */
export function versionPlace(list: VersionPlaceList, version: string, shownCount: number): VersionPlace {
  const { known, shown, hasUnknownReleases, allReleases, allReleasesFile } = list;
  const index = indexOfVersion(known, version);
  const release = known[index];
  const isSettled = !hasUnknownReleases || allReleasesFile.status === "loaded" || allReleasesFile.status === "failed";
  if (release && (release.version === version || isSettled)) {
    if (index === 0) return { kind: "latest", release };
    const hasCard = index < Math.min(shownCount, shown.length) && versionId(release.version) !== undefined;
    return { kind: hasCard ? "listed" : "alone", release };
  }
  if (!allReleases) return { kind: "awaited" };
  return { kind: "unknown", isComplete: allReleases.isComplete, isCurrent: allReleases.isCurrent };
}
