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
type AllReleasesStatus =
  | { status: "idle" | "loading" }
  | { status: "loaded"; releases: readonly Release[] }
  | { status: "failed"; message: string };

/** What has happened to the list so far. */
interface ListState {
  built: BuiltReleases;
  refresh: RefreshStatus;
  /** The last response of the API. It stays while another request is under way, and if that request fails. */
  live: NewestReleases | null;
  /** When that response came, in milliseconds; 0 without one. */
  checkedAt: number;
  allReleasesFile: AllReleasesStatus;
  /** Number of releases to show. */
  shownCount: number;
  /** More releases were requested, and they show as soon as the file of all releases is loaded. */
  isWaitingForMore: boolean;
}

/** What follows from the build, the response of the API and the file of all releases. */
interface Merged {
  /** The releases that are known so far, newest first, shown or not. */
  known: readonly ReleaseSummary[];
  /** The attached files of releases, by the release's id. The files of a release may be known only once all releases are loaded. */
  files: ReadonlyMap<string, readonly ReleaseFile[]>;
  /** The response of the API differs from what the build wrote into the page. */
  isChanged: boolean;
  /** There are releases that the page knows nothing about yet. */
  hasUnknownReleases: boolean;
  /** Number of all releases; until all are known, at least as many as the build had. */
  total: number;
}

/** The release list (docs/rules.md, section 6). The page shows the first `shownCount` of the releases that are `known`. */
export type ReleaseList = ListState & Merged;

/** What can happen to the list. `at` is in milliseconds. `count` is how many releases have to show at least. */
export type ReleaseListEvent =
  | { type: "refreshStarted" }
  | { type: "refreshSucceeded"; live: NewestReleases; at: number }
  | { type: "refreshFailed"; message: string; isGone?: boolean }
  | { type: "moreRequested" | "allReleasesRequested" }
  | { type: "shownUpTo"; count: number }
  | { type: "allReleasesLoaded"; releases: readonly Release[] }
  | { type: "allReleasesFailed"; message: string };

/** The list as the build wrote it. */
export function builtList(built: BuiltReleases): ReleaseList {
  return withMerged({
    built,
    refresh: { status: "built" },
    live: null,
    checkedAt: 0,
    allReleasesFile: { status: "idle" },
    shownCount: built.step,
    isWaitingForMore: false,
  });
}

/** The list after an event. What the event does not change stays the same object, so that React does not render it again. */
export function nextList(list: ReleaseList, event: ReleaseListEvent): ReleaseList {
  const changes = changesOf(list, event);
  if (!changes) return list;
  const next = { ...list, ...changes };
  const hasSameSources = list.live === next.live && loadedReleases(list) === loadedReleases(next);
  return hasSameSources ? next : withMerged(next);
}

function changesOf(list: ReleaseList, event: ReleaseListEvent): Partial<ListState> | null {
  const { built, allReleasesFile, shownCount, hasUnknownReleases, isWaitingForMore } = list;
  const isRequested = allReleasesFile.status === "loading" || allReleasesFile.status === "loaded";
  const requested: Partial<ListState> | null = isRequested ? null : { allReleasesFile: { status: "loading" } };
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
    case "shownUpTo":
      return event.count > shownCount ? { shownCount: Math.ceil(event.count / built.step) * built.step } : null;
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

function withMerged(state: ListState): ReleaseList {
  const { built, live } = state;
  const all = loadedReleases(state);
  const known = knownReleases(built, live, all);
  const hasUnknownReleases = mayHaveOlder(built, live, all);
  return {
    ...state,
    known,
    files: filesById(built, live, all),
    isChanged: live !== null && isChangedSinceBuild(built, live),
    hasUnknownReleases,
    total: hasUnknownReleases ? Math.max(known.length, built.total) : known.length,
  };
}

/** The response of the API replaces the newest part of the longest list that there is (docs/rules.md, 6.4 to 6.7). */
function knownReleases(
  { newest }: BuiltReleases,
  live: NewestReleases | null,
  all: readonly Release[] | null,
): readonly ReleaseSummary[] {
  const longest = all ?? newest;
  if (!live) return longest;
  return [...releasesBeforeKnown(longest, newest, live), ...mergeReleases(longest, live)];
}

/** The first releases of the file that neither the page nor the response has: a newer build wrote them (docs/rules.md, 6.11). */
function releasesBeforeKnown(
  longest: readonly ReleaseSummary[],
  newest: readonly ReleaseSummary[],
  live: NewestReleases,
): readonly ReleaseSummary[] {
  const knownIds = new Set([...newest, ...live.releases].map(({ id }) => id));
  const firstKnown = longest.findIndex(({ id }) => knownIds.has(id));
  return longest.slice(0, Math.max(0, firstKnown));
}

/** The files of a release are those of the newest source that has the release: the response, then the file, then the page. */
function filesById({ newest, latestFiles, offered }: BuiltReleases, live: NewestReleases | null, all: readonly Release[] | null) {
  const built = newest.slice(0, 1).map(({ id }) => ({ id, files: latestFiles }));
  const oldestFirst = [...built, ...offered, ...(all ?? []), ...(live?.releases ?? [])];
  return new Map(oldestFirst.map(({ id, files }) => [id, files]));
}

/** The page has only the newest part of its build. It learns the rest from the file, or from a response that has everything. */
function mayHaveOlder({ newest, total }: BuiltReleases, live: NewestReleases | null, all: readonly Release[] | null): boolean {
  return total > newest.length && all === null && (live === null || live.hasNextPage);
}

/** Whether the response changes what the page was built with. It is no change that it reaches further back than the page. */
function isChangedSinceBuild({ newest, total }: BuiltReleases, live: NewestReleases): boolean {
  const merged = mergeReleases(newest, live);
  const comparable = total > newest.length ? merged.slice(0, newest.length) : merged;
  return !areSame(newest.map(summaryOf), comparable.map(summaryOf));
}

/** The releases in the file of all releases, or null until it is loaded. */
export function loadedReleases({ allReleasesFile }: Pick<ReleaseList, "allReleasesFile">): readonly Release[] | null {
  return allReleasesFile.status === "loaded" ? allReleasesFile.releases : null;
}

/** Whether the API and the file of all releases have both answered once, or failed. A later refresh leaves it so. */
export function isSettled({ refresh, live, allReleasesFile }: ReleaseList): boolean {
  const isRefreshed = live !== null || refresh.status === "failed";
  return isRefreshed && (allReleasesFile.status === "loaded" || allReleasesFile.status === "failed");
}

/**
 * What a settled list may lack (docs/rules.md, 13.7): `older` releases, because the file of all releases could not be loaded or is of
 * another repository, so that nothing follows the response; `newer` ones, because the API did not answer.
 */
export function missingReleases({ refresh, live, known, hasUnknownReleases }: ReleaseList): { older: boolean; newer: boolean } {
  const endsWithResponse = live?.hasNextPage === true && known.length === live.releases.length;
  return { older: hasUnknownReleases || endsWithResponse, newer: refresh.status === "failed" };
}
