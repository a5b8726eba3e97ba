import { areSame, mergeReleases } from "../../../releases/mergeReleases";
import type { ReleaseFile } from "../../../releases/release";
import { type KnownRelease, type Release, type ReleaseSummary, summaryOf } from "../../../releases/release";
import type { ReleaseListFacts } from "./releaseListFacts";

/** The releases of a list, as far as they are known (docs/rules.md, section 6). */
export interface ListContent {
  /** The releases that are known so far, newest first, shown or not. */
  known: readonly KnownRelease[];
  /** The versions of these. */
  versions: readonly string[];
  /** The attached files of the first one. */
  latestFiles: readonly ReleaseFile[];
  /** The API's answer differs from what the build wrote into the page. */
  isChanged: boolean;
  /** There are releases that the page knows nothing about yet. */
  hasUnknownReleases: boolean;
  /** Number of all releases, as far as it is known. */
  total: number;
}

/** All releases, the newest first, and what may be missing. */
export interface AllReleases {
  releases: readonly KnownRelease[];
  /** No older release is missing, and no release lacks its files. */
  isComplete: boolean;
  /** No newer release is missing: the API has answered, and has not failed since. */
  isCurrent: boolean;
  /** Until when the API need not be asked again before a tool says that no release has something, in milliseconds. */
  freshUntil: number;
  /** The API's last answer. All other releases may have changed since the build. */
  confirmed: readonly Release[];
  /** The file of all releases as the build wrote it. The files of these may have been replaced or taken back since. */
  built: readonly Release[];
}

/** How long after an answer of the API a tool may say that no release has something, in milliseconds (docs/rules.md, 7.4). */
export const FRESH_FOR = 60_000;

const NO_FILES: readonly ReleaseFile[] = [];

/** Merges what the build, the API and the file of all releases say. */
export function contentOf(facts: ReleaseListFacts): ListContent {
  const { built, live } = facts;
  const { newest, latestFiles, total } = built;
  const isPartial = total > newest.length;
  const summaries = live && { releases: live.releases.map(summaryOf), hasNextPage: live.hasNextPage };
  const mergedNewest = summaries ? mergeReleases(newest, summaries) : newest;
  const loaded = loadedReleases(facts);
  const merged = loaded && live ? [...publishedLater(loaded, facts), ...mergeReleases(loaded, live)] : loaded;
  const known: readonly KnownRelease[] = merged ?? mergedNewest;
  const files = known[0]?.files ?? (live ? (live.releases[0]?.files ?? NO_FILES) : latestFiles);
  // The answer may reach further back than the page. That does not count as a change.
  const comparable = isPartial ? mergedNewest.slice(0, newest.length) : mergedNewest;
  const hasUnknownReleases = loaded === null && isPartial && (live === null || live.hasNextPage);
  return {
    known,
    versions: [...new Set(known.map(({ version }) => version))],
    latestFiles: areSame(files, latestFiles) ? latestFiles : files,
    isChanged: live !== null && !areSame(newest, comparable),
    hasUnknownReleases,
    total: hasUnknownReleases
      ? Math.max(known.length, total - newest.length + countThroughLastBuilt(mergedNewest, newest))
      : known.length,
  };
}

/**
 * The first releases of the file of all releases that neither the page nor the answer has: a build that is newer than both has
 * brought them.
 */
function publishedLater(loaded: readonly Release[], { built, live }: ReleaseListFacts): readonly Release[] {
  const knownIds = new Set([...built.newest, ...(live?.releases ?? [])].map(({ id }) => id));
  const firstKnown = loaded.findIndex(({ id }) => knownIds.has(id));
  return loaded.slice(0, Math.max(0, firstKnown));
}

/**
 * How many of the merged releases are in the place of the built ones. Those after the last built one are older than the page; the
 * total has counted them before.
 */
function countThroughLastBuilt(merged: readonly ReleaseSummary[], newest: readonly ReleaseSummary[]): number {
  const builtIds = new Set(newest.map(({ id }) => id));
  return merged.findLastIndex(({ id }) => builtIds.has(id)) + 1;
}

/** The releases in the file of all releases, or null until it is loaded. */
export function loadedReleases({ allReleasesFile }: Pick<ReleaseListFacts, "allReleasesFile">): readonly Release[] | null {
  return allReleasesFile.status === "loaded" ? allReleasesFile.releases : null;
}

/**
 * All releases, for the tools that search them. Null until the file was requested, and while the file or the first answer is still
 * awaited.
 */
export function allReleasesOf(
  { built, refresh, live, checkedAt, allReleasesFile }: ReleaseListFacts,
  { known }: ListContent,
): AllReleases | null {
  const isAnswerAwaited = live === null && (refresh.status === "built" || refresh.status === "loading");
  if (isAnswerAwaited || allReleasesFile.status === "idle" || allReleasesFile.status === "loading") return null;
  const isCurrent = refresh.status !== "failed";
  const freshUntil = checkedAt + FRESH_FOR;
  const confirmed = refresh.status === "failed" && refresh.isGone ? [] : (live?.releases ?? []);
  if (allReleasesFile.status === "loaded") {
    // The answer alone, although the API has more: the file is of another repository.
    const isComplete = live === null || !live.hasNextPage || known.length > live.releases.length;
    return { releases: known, isComplete, isCurrent, freshUntil, confirmed, built: allReleasesFile.releases };
  }
  const newest = built.newest.map((release, index) => (index === 0 ? { ...release, files: built.latestFiles } : release));
  return {
    releases: live ? mergeReleases<KnownRelease>(newest, live) : newest,
    isComplete: live !== null && !live.hasNextPage,
    isCurrent,
    freshUntil,
    confirmed,
    built: [],
  };
}
