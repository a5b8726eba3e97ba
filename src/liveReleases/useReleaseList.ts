import { useCallback, useMemo, useRef, useState } from "react";
import { areSameReleases, mergeReleases } from "../releases/mergeReleases";
import { type KnownRelease, type Release, type ReleaseSummary, summaryOf } from "../releases/release";
import type { ReleaseFile } from "../releases/releaseFile";
import { type LiveReleases, useLiveReleases } from "./useLiveReleases";
import { type OlderReleases, useOlderReleases } from "./useOlderReleases";

/** What the build wrote into the page, and where the rest is. */
export interface BuiltReleases {
  /** The newest releases of the build, in the API's order. */
  newest: readonly ReleaseSummary[];
  /** The files of the first of these. */
  latestFiles: readonly ReleaseFile[];
  /** Number of all releases of the build. */
  total: number;
  /** Releases to show at first, and how many more {@link ReleaseListState.showOlder} shows. */
  step: number;
  /** Address of the newest state: the API, or the sample file. */
  liveUrl: string;
  /** Address of the complete built list. */
  completeUrl: string;
}

/** The release list as it is to be shown. */
export interface ReleaseListState {
  /** The releases to show, newest first. */
  releases: readonly KnownRelease[];
  /** Every release that is known so far, shown or not. */
  known: readonly KnownRelease[];
  /** The attached files of the first release. */
  latestFiles: readonly ReleaseFile[];
  refresh: LiveReleases;
  /** The refresh brought something other than what the build had. */
  isChanged: boolean;
  /** There are releases that are not shown yet. */
  hasOlder: boolean;
  /** There are releases that are not known yet: {@link loadComplete} brings them. */
  hasUnknown: boolean;
  older: OlderReleases;
  /** Every release with its files, as live as possible; null until {@link loadComplete} has brought it. */
  complete: readonly Release[] | null;
  /** Shows the next releases, after loading the complete list where it is needed. */
  showOlder: () => void;
  /** Loads the complete list unless it is there, and tells whether it could. */
  loadComplete: () => Promise<boolean>;
}

/** Brings the built list up to date: the live answer merged in, older releases shown step by step on request. */
export function useReleaseList({ newest, latestFiles, total, step, liveUrl, completeUrl }: BuiltReleases): ReleaseListState {
  const refresh = useLiveReleases(liveUrl);
  const [older, loadComplete] = useOlderReleases(completeUrl);
  const [shown, setShown] = useState(step);
  const isShowing = useRef(false);

  const live = refresh.status === "current" ? refresh.newest : null;
  const complete = useMemo(() => {
    if (older.status !== "loaded") return null;
    return live ? mergeReleases(older.releases, live) : older.releases;
  }, [older, live]);
  const mergedNewest = useMemo(() => {
    return live ? mergeReleases(newest, { releases: live.releases.map(summaryOf), hasOlder: live.hasOlder }) : newest;
  }, [newest, live]);
  // An answer may reach further back than what the page holds; that is nothing new.
  const isChanged = useMemo(
    () => !!live && !areSameReleases(newest, total > newest.length ? mergedNewest.slice(0, newest.length) : mergedNewest),
    [live, newest, mergedNewest, total],
  );
  const known: readonly KnownRelease[] = complete ?? mergedNewest;
  const releases = useMemo(() => known.slice(0, shown), [known, shown]);
  const hasUnknown = complete === null && total > newest.length && (live === null || live.hasOlder);

  const showOlder = useCallback(async () => {
    if (isShowing.current) return;
    isShowing.current = true;
    if (!hasUnknown || (await loadComplete())) setShown((count) => count + step);
    isShowing.current = false;
  }, [hasUnknown, loadComplete, step]);

  return {
    releases,
    known,
    latestFiles: live ? (live.releases[0]?.files ?? []) : latestFiles,
    refresh,
    isChanged,
    hasOlder: hasUnknown || known.length > shown,
    hasUnknown,
    older,
    complete,
    showOlder,
    loadComplete,
  };
}
