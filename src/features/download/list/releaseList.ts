import { type LiveReleases, mergeReleases } from "../../../releases/mergeReleases";
import type { Release, ReleaseFile, ReleaseSummary } from "../../../releases/release";

/* The release list of /download: its state and its reducer, without React and the network. */

/** A release that the page offers beside the newest one. */
export type OfferedRelease = Omit<Release, "name" | "date" | "updated" | "features">;

/** What the build wrote into the page. */
export interface BuiltReleases {
  /** When the build read the releases, ISO 8601. */
  readAt: string;
  /** The URL of the request to the API. */
  liveUrl: string;
  /** The newest 30 releases. */
  releases: readonly ReleaseSummary[];
  newestFiles: readonly ReleaseFile[];
  /** The newest stable release and the newest for phones. Both may be older than `releases`. */
  offered: readonly OfferedRelease[];
  /** Number of all releases. */
  total: number;
  /** How many releases show at first, and how many a press adds. */
  step: number;
}

/** `checkedAt` is in milliseconds. `isGone`: the API has no such repository. */
export type RefreshStatus =
  | { status: "built" | "loading" }
  | { status: "current"; checkedAt: number }
  | { status: "failed"; message: string; isGone: boolean };

/** The state of the file `/releases.json`, which is loaded once something needs it. */
type AllReleasesStatus =
  | { status: "idle" | "loading" | "loaded" }
  | { status: "failed"; message: string };

interface ListState {
  built: BuiltReleases;
  refresh: RefreshStatus;
  /** The last response of the API. It stays if a later request fails. */
  live: LiveReleases | null;
  allReleasesFile: AllReleasesStatus;
  allReleases: readonly Release[] | null;
  shownCount: number;
}

export interface ReleaseList extends ListState {
  /** Newest first. The page shows the first `shownCount` of them. */
  known: readonly ReleaseSummary[];
  /** By the id of their release. */
  files: ReadonlyMap<string, readonly ReleaseFile[]>;
  /** Whether the response differs from the built releases. */
  isChanged: boolean;
  /** Whether the build had releases that the page has not loaded. */
  hasUnknownReleases: boolean;
  /** Number of known and unknown releases. */
  total: number;
}

/** `at` is in milliseconds; `count` is how many releases have to show. */
export type ReleaseListEvent =
  | { type: "refreshStarted" | "moreRequested" | "allReleasesRequested" }
  | { type: "refreshSucceeded"; live: LiveReleases; at: number }
  | { type: "refreshFailed"; message: string; isGone?: boolean }
  | { type: "shownUpTo"; count: number }
  | { type: "allReleasesLoaded"; releases: readonly Release[] }
  | { type: "allReleasesFailed"; message: string };

export function builtList(built: BuiltReleases): ReleaseList {
  return withMerged({
    built,
    refresh: { status: "built" },
    live: null,
    allReleasesFile: { status: "idle" },
    allReleases: null,
    shownCount: built.step,
  });
}

/** The reducer. Unchanged releases stay the same objects, so React does not render them again. */
export function nextList(list: ReleaseList, event: ReleaseListEvent): ReleaseList {
  const changes = changesAfter(list, event);
  if (!changes) return list;
  const next = { ...list, ...changes };
  const isDataSame = list.live === next.live && list.allReleases === next.allReleases;
  return isDataSame ? next : withMerged(next);
}

const FILE_LOADING: Partial<ListState> = { allReleasesFile: { status: "loading" } };

function changesAfter(list: ReleaseList, event: ReleaseListEvent): Partial<ListState> | null {
  const { known, shownCount, hasUnknownReleases, allReleases, allReleasesFile } = list;
  const { step } = list.built;
  switch (event.type) {
    case "refreshStarted":
      return { refresh: { status: "loading" } };
    case "refreshSucceeded":
      return { refresh: { status: "current", checkedAt: event.at }, live: event.live };
    case "refreshFailed": {
      const { message, isGone = false } = event;
      return { refresh: { status: "failed", message, isGone } };
    }
    case "moreRequested":
      // Known releases show at once, the others once the file is loaded. A second press meanwhile
      // adds nothing.
      return {
        ...(hasUnknownReleases && FILE_LOADING),
        shownCount: Math.min(shownCount, known.length) + step,
      };
    case "shownUpTo":
      return event.count > shownCount ? { shownCount: Math.ceil(event.count / step) * step } : null;
    case "allReleasesRequested":
      return allReleases || allReleasesFile.status === "loading" ? null : FILE_LOADING;
    case "allReleasesLoaded":
      return { allReleasesFile: { status: "loaded" }, allReleases: event.releases };
    case "allReleasesFailed":
      return {
        allReleasesFile: { status: "failed", message: event.message },
        // Otherwise, the list would grow when something else loads the file.
        shownCount: Math.max(step, Math.min(shownCount, known.length)),
      };
  }
}

function withMerged(state: ListState): ReleaseList {
  const { built, live, allReleases } = state;
  const lacksReleases = built.total > built.releases.length;
  const isAllInResponse = live !== null && !live.hasNextPage;
  const hasUnknownReleases = lacksReleases && allReleases === null && !isAllInResponse;
  const known = knownReleases(state);
  return {
    ...state,
    known,
    files: filesById(state),
    isChanged: live !== null && isChangedSinceBuild(built, live),
    hasUnknownReleases,
    total: hasUnknownReleases ? Math.max(known.length, built.total) : known.length,
  };
}

/** Merges the response into the file of all releases or, without it, the built releases. */
function knownReleases({ built: { releases: builtReleases }, live, allReleases }: ListState) {
  const longest: readonly ReleaseSummary[] = allReleases ?? builtReleases;
  if (!live) return longest;
  // The file may be of a newer build. Its releases above the known ones stay (docs/rules.md, 6.4).
  const ids = new Set([...builtReleases, ...live.releases].map(({ id }) => id));
  const firstKnown = longest.findIndex(({ id }) => ids.has(id));
  return [...longest.slice(0, Math.max(0, firstKnown)), ...mergeReleases(longest, live)];
}

/** The files of a release come from the response, else from the file, else from the page. */
function filesById({ built, live, allReleases }: ListState): ReleaseList["files"] {
  const [first] = built.releases;
  const newest = first ? [{ id: first.id, files: built.newestFiles }] : [];
  const releases = [...newest, ...built.offered, ...(allReleases ?? []), ...(live?.releases ?? [])];
  return new Map(releases.map(({ id, files }) => [id, files]));
}

function isChangedSinceBuild({ releases, total }: BuiltReleases, live: LiveReleases): boolean {
  const merged = mergeReleases(releases, live);
  // A response that reaches further back than the page is no change.
  const comparable = total > releases.length ? merged.slice(0, releases.length) : merged;
  return (
    comparable.length !== releases.length ||
    // The merge keeps the object of an unchanged release.
    comparable.some((release, index) => release !== releases[index])
  );
}

/** Whether the API and the file of all releases have each responded or failed. */
export function isSettled({ refresh, live, allReleases, allReleasesFile }: ReleaseList): boolean {
  const isRefreshed = live !== null || refresh.status === "failed";
  return isRefreshed && (allReleases !== null || allReleasesFile.status === "failed");
}

/** Whether a settled list may lack older or newer releases. */
export function missingReleases({ refresh, live, known, hasUnknownReleases }: ReleaseList) {
  // The API has more and nothing follows, so the merge has dropped another repository's list.
  const endsWithResponse = live?.hasNextPage === true && known.length === live.releases.length;
  return { older: hasUnknownReleases || endsWithResponse, newer: refresh.status === "failed" };
}
