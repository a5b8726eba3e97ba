import type { NewestReleases } from "../../../releases/mergeReleases";
import type { Release, ReleaseFile, ReleaseSummary } from "../../../releases/release";

/** What the build wrote into the page. */
export interface BuiltReleases {
  /** The newest releases of the build, in the API's order. */
  newest: readonly ReleaseSummary[];
  /** The files of the first of these. */
  latestFiles: readonly ReleaseFile[];
  /** Number of all releases of the build. */
  total: number;
  /** Number of releases that the page shows at first, and how many more each press of "Show older versions" shows. */
  step: number;
}

/**
 * The state of the refresh of the list.
 *
 * - `built`: it has not started; the state of the built HTML
 * - `loading`: the call is under way
 * - `current`: the API has answered
 * - `failed`: the call failed, for the reason in `message`. `isGone`: the API has no such repository, so its files are gone too
 */
export type RefreshStatus =
  | { status: "built" }
  | { status: "loading" }
  | { status: "current" }
  | { status: "failed"; message: string; isGone: boolean };

/**
 * The state of the file of all releases. It is `idle` until something needs the file. A file that failed can be requested again.
 */
export type AllReleasesStatus =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "loaded"; releases: readonly Release[] }
  | { status: "failed"; message: string };

/** What has happened to the list so far; everything that the page shows follows from it. */
export interface ReleaseListFacts {
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
