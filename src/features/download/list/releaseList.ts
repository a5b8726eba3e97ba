import { withKnownPackages } from "../../../releases/knownPackages";
import { type LiveReleases, mergeReleases } from "../../../releases/mergeReleases";
import type { ReleaseFile, ReleaseSummary, ReleaseWithFiles } from "../../../releases/release";

/** A release with what its download needs. */
type BuiltReleaseWithFiles = Pick<
  ReleaseWithFiles,
  "id" | "version" | "name" | "isPrerelease" | "link" | "files"
>;

/** What the build wrote into the page. */
export interface BuiltReleases {
  /** When the build read the releases, ISO 8601. */
  readAt: string;
  liveUrl: string;
  /** The newest 30. */
  releases: readonly ReleaseSummary[];
  /** The newest release, the newest stable one, and the newest for phones. */
  releasesWithFiles: readonly BuiltReleaseWithFiles[];
  total: number;
}

/** The last request to the API. `isGone`: the API has no such repository. */
type LiveRequest =
  | { status: "idle" | "loading" }
  | { status: "current" /** In milliseconds. */; checkedAt: number }
  | { status: "failed"; message: string; isGone: boolean };

/** The file `/releases.json`, which is loaded once something needs it. */
type AllReleases =
  | { status: "idle" | "loading" }
  | { status: "loaded"; releases: readonly ReleaseWithFiles[] }
  | { status: "failed"; message: string };

export interface ReleaseListState {
  built: BuiltReleases;
  liveRequest: LiveRequest;
  /** The last response of the API. It stays if a later request fails. */
  live: LiveReleases | null;
  allReleases: AllReleases;
  shownCount: number;
}

/** What the page knows and shows. */
export interface ReleaseList extends ReleaseListState {
  /** All that the page has loaded, newest first. It shows the first `shownCount` of them. */
  releases: readonly ReleaseSummary[];
  /** By the id of their release. */
  files: ReadonlyMap<string, readonly ReleaseFile[]>;
  /** Whether the response differs from the built releases. */
  isChanged: boolean;
  /** Whether the build had older releases that the page has not loaded. */
  lacksOlder: boolean;
  /** With the releases that are not loaded. */
  total: number;
}

/** Merges what the build, the API and the file of all releases have. */
export function mergedList(state: ReleaseListState): ReleaseList {
  const { built, live, allReleases } = state;
  const isAllInResponse = live !== null && !live.hasNextPage;
  const lacksOlder =
    built.total > built.releases.length && allReleases.status !== "loaded" && !isAllInResponse;
  const releases = loadedReleases(state);
  return {
    ...state,
    releases,
    files: filesById(state),
    isChanged: live !== null && isChangedSinceBuild(built, live),
    lacksOlder,
    total: lacksOlder ? Math.max(releases.length, built.total) : releases.length,
  };
}

function loadedReleases({ built, live, allReleases }: ReleaseListState) {
  const longest: readonly ReleaseSummary[] =
    allReleases.status === "loaded" ? allReleases.releases : built.releases;
  if (!live) return longest;
  // The file may be of a newer build. Its releases above the other ones stay (docs/rules.md, 6.4).
  const ids = new Set([...built.releases, ...live.releases].map(({ id }) => id));
  const firstShared = longest.findIndex(({ id }) => ids.has(id));
  return [...longest.slice(0, Math.max(0, firstShared)), ...mergeReleases(longest, live)];
}

/** The files of a release come from the response, else from the file, else from the page. */
function filesById({ built, live, allReleases }: ReleaseListState) {
  const all = allReleases.status === "loaded" ? allReleases.releases : [];
  const filesOf = new Map(built.releasesWithFiles.map(({ id, files }) => [id, files]));
  for (const { id, files } of [...all, ...(live?.releases ?? [])])
    filesOf.set(id, withKnownPackages(files, filesOf.get(id) ?? []));
  return filesOf;
}

function isChangedSinceBuild({ releases, total }: BuiltReleases, live: LiveReleases) {
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
export function hasEveryResponse({ liveRequest, live, allReleases }: ReleaseList): boolean {
  const isRefreshed = live !== null || liveRequest.status === "failed";
  return isRefreshed && (allReleases.status === "loaded" || allReleases.status === "failed");
}

/** Whether a list whose requests have ended may lack older or newer releases. */
export function missingReleases(list: ReleaseList) {
  const newer = list.liveRequest.status === "failed";
  return { older: list.lacksOlder || endsWithResponse(list), newer };
}

/** Whether the API has more, nothing follows, and no list says that nothing has to follow. */
function endsWithResponse({ built, live, allReleases, releases }: ReleaseList) {
  const last = live?.releases.at(-1)?.id;
  if (!live?.hasNextPage || releases.at(-1)?.id !== last) return false;
  // A full page without a Link header may be the last one (docs/rules.md, 13.9).
  const complete = allReleases.status === "loaded" ? allReleases.releases : built.releases;
  return !complete.some(({ id }) => id === last);
}
