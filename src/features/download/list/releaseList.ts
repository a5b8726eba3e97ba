import { areSame, mergeReleases, type NewestReleases } from "../../../releases/mergeReleases";
import type { Release, ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { summaryOf } from "../../../releases/summary";

/* The release list of /download, without React and without the network: what the page knows, and how each event changes it. */

/** A release that may be offered beside the newest one. */
export type OfferedRelease = Omit<Release, "name" | "date" | "updated" | "features">;

/** What the build wrote into the page. */
export interface BuiltReleases {
  /** The newest releases of the build, in the API's order. */
  newest: readonly ReleaseSummary[];
  /** The files of the first of these. */
  latestFiles: readonly ReleaseFile[];
  /** The newest stable release and the newest one with a package for phones. They may be older than `newest`. */
  offered: readonly OfferedRelease[];
  /** Number of all releases of the build. */
  total: number;
  /** How many releases the page shows at first, and how many more each press of "Show older versions" shows. */
  step: number;
}

/** The state of the call to the API; `built` in the HTML. `isGone`: the API has no such repository, so its files are gone too. */
export type RefreshStatus = { status: "built" | "loading" | "current" } | { status: "failed"; message: string; isGone: boolean };

/** The state of the file of all releases. It is `idle` until something needs the file. After a failure, it can be requested again. */
export type AllReleasesStatus =
  | { status: "idle" | "loading" }
  | { status: "loaded"; releases: readonly Release[] }
  | { status: "failed"; message: string };

/** What has happened to the list so far. */
interface Facts {
  built: BuiltReleases;
  refresh: RefreshStatus;
  /** The API's last answer. It stays while another call is under way, and if that call fails. */
  live: NewestReleases | null;
  /** When that answer came, in milliseconds; 0 without one. */
  checkedAt: number;
  allReleasesFile: AllReleasesStatus;
  /** Number of releases to show. */
  shownCount: number;
  /** More releases were requested, and they show as soon as the file of all releases is loaded. */
  isWaitingForMore: boolean;
}

/** What follows from the build, the API's answer and the file of all releases. */
interface Merged {
  /** The releases that are known so far, newest first, shown or not. */
  known: readonly ReleaseSummary[];
  /** The attached files of releases, by the release's id. The files of a release may be known only once all releases are loaded. */
  files: ReadonlyMap<string, readonly ReleaseFile[]>;
  /** The API's answer differs from what the build wrote into the page. */
  isChanged: boolean;
  /** There are releases that the page knows nothing about yet. */
  hasUnknownReleases: boolean;
  /** Number of all releases, as far as it is known. */
  total: number;
}

/** The release list (docs/rules.md, section 6). The page shows the first `shownCount` of the releases that are `known`. */
export type ReleaseList = Facts & Merged;

/** What can happen to the list. `at` is in milliseconds. */
export type ReleaseListEvent =
  | { type: "refreshStarted" }
  | { type: "refreshSucceeded"; live: NewestReleases; at: number }
  | { type: "refreshFailed"; message: string; isGone?: boolean }
  | { type: "moreRequested" | "allReleasesRequested" }
  | { type: "allReleasesLoaded"; releases: readonly Release[] }
  | { type: "allReleasesFailed"; message: string };

/** The list as the build wrote it. */
export function builtList(built: BuiltReleases): ReleaseList {
  const facts: Facts = {
    built,
    refresh: { status: "built" },
    live: null,
    checkedAt: 0,
    allReleasesFile: { status: "idle" },
    shownCount: built.step,
    isWaitingForMore: false,
  };
  return { ...facts, ...mergeSources(facts) };
}

/** The list after an event. What the event does not change stays the same object, so that React does not render it again. */
export function nextList(list: ReleaseList, event: ReleaseListEvent): ReleaseList {
  const changes = changesOf(list, event);
  if (!changes) return list;
  const next = { ...list, ...changes };
  const hasSameSources = list.live === next.live && loadedReleases(list) === loadedReleases(next);
  return hasSameSources ? next : { ...next, ...mergeSources(next) };
}

function changesOf(list: ReleaseList, event: ReleaseListEvent): Partial<Facts> | null {
  const { built, allReleasesFile, shownCount, hasUnknownReleases, isWaitingForMore } = list;
  const isRequested = allReleasesFile.status === "loading" || allReleasesFile.status === "loaded";
  const requested: Partial<Facts> | null = isRequested ? null : { allReleasesFile: { status: "loading" } };
  switch (event.type) {
    case "refreshStarted":
      return { refresh: { status: "loading" } };
    case "refreshSucceeded":
      return { refresh: { status: "current" }, live: event.live, checkedAt: event.at };
    case "refreshFailed":
      return { refresh: { status: "failed", message: event.message, isGone: event.isGone ?? false } };
    case "allReleasesRequested":
      return requested;
    case "moreRequested":
      // They show at once or, if the page does not know enough, once the file of all releases is loaded.
      if (isWaitingForMore) return null;
      return hasUnknownReleases ? { ...requested, isWaitingForMore: true } : { shownCount: shownCount + built.step };
    case "allReleasesLoaded":
      return {
        allReleasesFile: { status: "loaded", releases: event.releases },
        isWaitingForMore: false,
        shownCount: isWaitingForMore ? shownCount + built.step : shownCount,
      };
    case "allReleasesFailed":
      return { allReleasesFile: { status: "failed", message: event.message }, isWaitingForMore: false };
  }
}

function mergeSources({ built: { newest, latestFiles, offered, total }, live, ...facts }: Facts): Merged {
  const loaded = loadedReleases(facts);
  const isPartial = total > newest.length;
  const mergedNewest = live ? mergeReleases(newest, live) : newest;
  const known =
    loaded && live ? [...publishedLater(loaded, newest, live), ...mergeReleases(loaded, live)] : (loaded ?? mergedNewest);
  const withFiles = [
    ...newest.slice(0, 1).map(({ id }) => ({ id, files: latestFiles })),
    ...offered,
    ...(loaded ?? []),
    ...(live?.releases ?? []),
  ];
  // The answer may reach further back than the page. That does not count as a change.
  const comparable = isPartial ? mergedNewest.slice(0, newest.length) : mergedNewest;
  const hasUnknownReleases = loaded === null && isPartial && (live === null || live.hasNextPage);
  // Those after the last built one are older than the page; the total has counted them before.
  const builtIds = new Set(newest.map(({ id }) => id));
  const inPlaceOfBuilt = mergedNewest.findLastIndex(({ id }) => builtIds.has(id)) + 1;
  return {
    known,
    files: new Map(withFiles.map(({ id, files }) => [id, files])),
    isChanged: live !== null && !areSame(newest.map(summaryOf), comparable.map(summaryOf)),
    hasUnknownReleases,
    total: hasUnknownReleases ? Math.max(known.length, total - newest.length + inPlaceOfBuilt) : known.length,
  };
}

/** The first releases of the file that neither the page nor the answer has: they are of a newer build (docs/rules.md, 6.11). */
function publishedLater(loaded: readonly Release[], newest: readonly ReleaseSummary[], live: NewestReleases): readonly Release[] {
  const knownIds = new Set([...newest, ...live.releases].map(({ id }) => id));
  const firstKnown = loaded.findIndex(({ id }) => knownIds.has(id));
  return loaded.slice(0, Math.max(0, firstKnown));
}

/** The releases in the file of all releases, or null until it is loaded. */
export function loadedReleases({ allReleasesFile }: Pick<ReleaseList, "allReleasesFile">): readonly Release[] | null {
  return allReleasesFile.status === "loaded" ? allReleasesFile.releases : null;
}

/** How long after an answer of the API a tool may say that no release has something, in milliseconds (docs/rules.md, 7.4). */
export const FRESH_FOR = 60_000;

/** What a search of the known releases may miss: no older release if `isComplete`; no newer one if `isCurrent`, as the API has answered. */
export type Coverage = { isComplete: boolean; isCurrent: boolean };

/**
 * The coverage of a search; null until it can be said. `askedAt` is when the visitor asked, in milliseconds; 0 if an
 * older answer is good enough.
 */
export function coverageOf(list: ReleaseList, askedAt = 0): Coverage | null {
  const { refresh, live, checkedAt, allReleasesFile, known } = list;
  const isAnswerAwaited = live === null && (refresh.status === "built" || refresh.status === "loading");
  if (isAnswerAwaited || allReleasesFile.status === "idle" || allReleasesFile.status === "loading") return null;
  const isCurrent = refresh.status !== "failed";
  if (isCurrent && checkedAt + FRESH_FOR < askedAt) return null;
  // If the known releases are only those of the answer, although the API has more, the file is of another repository.
  const hasOlder = loadedReleases(list) !== null && (live === null || known.length > live.releases.length);
  return { isComplete: hasOlder || live?.hasNextPage === false, isCurrent };
}
