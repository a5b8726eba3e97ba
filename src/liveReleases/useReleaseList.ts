import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { areSameReleases, mergeReleases } from "../releases/mergeReleases";
import { type KnownRelease, type ReleaseSummary, summaryOf, type WholeList } from "../releases/release";
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
  /** The attached files of the first release. */
  latestFiles: readonly ReleaseFile[];
  refresh: LiveReleases;
  /** The refresh brought something other than what the build had. */
  isChanged: boolean;
  /** There are releases that are not shown yet. */
  hasOlder: boolean;
  older: OlderReleases;
  /** Shows the next releases, after loading the complete list where it is needed. */
  showOlder: () => void;
  /** Gives the whole list once the refresh is over and the complete list is there, or could not be loaded. It never rejects. */
  loadWhole: () => Promise<WholeList>;
}

const NO_FILES: readonly ReleaseFile[] = [];

function isOver({ status }: LiveReleases): boolean {
  return status === "current" || status === "failed";
}

/** Brings the built list up to date: the live answer merged in, older releases shown step by step on request. */
export function useReleaseList({ newest, latestFiles, total, step, liveUrl, completeUrl }: BuiltReleases): ReleaseListState {
  const [refresh, live] = useLiveReleases(liveUrl);
  const [older, loadComplete] = useOlderReleases(completeUrl);
  const [shown, setShown] = useState(step);
  const isShowing = useRef(false);

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

  const liveFiles = live && (live.releases[0]?.files ?? NO_FILES);
  // The same files stay the same object: what shows them need not be drawn again.
  const shownFiles = useMemo(
    () => (liveFiles && JSON.stringify(liveFiles) !== JSON.stringify(latestFiles) ? liveFiles : latestFiles),
    [liveFiles, latestFiles],
  );

  const current = useRef({ refresh, live });
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    current.current = { refresh, live };
    if (isOver(refresh)) for (const goOn of waiting.current.splice(0)) goOn();
  }, [refresh, live]);
  const loadWhole = useCallback(async () => {
    const complete = await loadComplete();
    if (!isOver(current.current.refresh)) await new Promise<void>((resolve) => waiting.current.push(resolve));
    const built: readonly KnownRelease[] =
      complete ?? newest.map((release, index) => (index === 0 ? { ...release, files: latestFiles } : release));
    const { live: refreshed } = current.current;
    return {
      releases: refreshed ? mergeReleases(built, refreshed) : built,
      isComplete: complete !== null,
    };
  }, [loadComplete, newest, latestFiles]);

  const showOlder = useCallback(async () => {
    if (isShowing.current) return;
    isShowing.current = true;
    if (!hasUnknown || (await loadComplete())) setShown((count) => count + step);
    isShowing.current = false;
  }, [hasUnknown, loadComplete, step]);

  return {
    releases,
    latestFiles: shownFiles,
    refresh,
    isChanged,
    hasOlder: hasUnknown || known.length > shown,
    older,
    showOlder,
    loadWhole,
  };
}
