import { withKnownPackages, withSiblingPackages } from "../../../releases/knownPackages";
import { type LiveReleases, mergeReleases } from "../../../releases/mergeReleases";
import type { ReleaseFile, ReleaseSummary, ReleaseWithFiles } from "../../../releases/release";
import type { Update } from "../../../releases/update";
import { RELEASES_PER_STEP } from "../../../site/constants";

/** What the build wrote into the page; see `ReleaseList` in src/node/nodes/schema.ts. */
export type BuiltReleases = NonNullable<Queries.DownloadPageQuery["releaseList"]>;

export type LiveRequest =
  | { status: "idle" | "loading" }
  | { status: "current" /** In milliseconds. */; checkedAt: number }
  | { status: "failed"; message: string };

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
  /** Whether the list differs from the built one. */
  isChanged: boolean;
  /** Whether the build had older releases that the page has not loaded. */
  lacksOlder: boolean;
  /** With the releases that are not loaded. */
  total: number;
  /** Null if no build has compared the newest release. */
  update: Update | null;
}

/** Merges what the build, the API and the file of all releases have. */
export function mergedList(state: ReleaseListState): ReleaseList {
  const { built, live, allReleases } = state;
  const isLoaded = allReleases.status === "loaded";
  const longest: readonly ReleaseSummary[] = isLoaded ? allReleases.releases : built.releases;
  const releases = live ? mergeReleases(longest, live) : longest;
  const older = built.total - built.releases.length;
  const lacksOlder = older > 0 && !isLoaded && (!live || live.hasNextPage);
  return {
    ...state,
    releases,
    files: filesById(state),
    isChanged: revisionsOf(releases) !== revisionsOf(built.releases),
    lacksOlder,
    total: releases.length + (lacksOlder ? older : 0),
    update: releases[0]?.revision === built.releases[0]?.revision ? built.update : null,
  };
}

/** Of as many releases as the build writes into the page. */
function revisionsOf(releases: readonly ReleaseSummary[]) {
  return releases
    .slice(0, RELEASES_PER_STEP)
    .map(({ revision }) => revision)
    .join();
}

/** The files of a release come from the response, else from the file, else from the page. */
function filesById({ built, live, allReleases }: ReleaseListState) {
  const filesOf = new Map(built.offers.map(({ id, files }) => [id, withSiblingPackages(files)]));
  const add = (releases: readonly ReleaseWithFiles[]) => {
    for (const { id, files } of releases)
      filesOf.set(id, withSiblingPackages(withKnownPackages(files, filesOf.get(id))));
  };
  if (allReleases.status === "loaded") add(allReleases.releases);
  if (live) add(live.releases);
  return filesOf;
}

/** Whether the API and the file of all releases have each responded or failed. */
export function hasEveryResponse({ liveRequest, live, allReleases }: ReleaseList): boolean {
  const isRefreshed = live !== null || liveRequest.status === "failed";
  return isRefreshed && (allReleases.status === "loaded" || allReleases.status === "failed");
}
