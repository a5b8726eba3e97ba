import { useCallback, useMemo, useRef, useState } from "react";
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
  /** The versions that are known so far, shown or not. */
  versions: readonly string[];
  /** There are releases of which nothing is known yet. */
  hasUnknown: boolean;
  older: OlderReleases;
  /** Shows the next releases, after loading the complete list where it is needed. */
  showOlder: () => void;
  /** All there is to know, once it was asked for, and neither the refresh nor the complete list is still on its way. */
  whole: WholeList | null;
  /** Has the whole list loaded. Another call changes nothing, but where the list could not be loaded, it is tried again. */
  loadWhole: () => void;
}

const NO_FILES: readonly ReleaseFile[] = [];

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
    return live ? mergeReleases(newest, { releases: live.releases.map(summaryOf), hasNextPage: live.hasNextPage }) : newest;
  }, [newest, live]);
  // An answer may reach further back than what the page holds; that is nothing new.
  const isChanged = useMemo(
    () => !!live && !areSameReleases(newest, total > newest.length ? mergedNewest.slice(0, newest.length) : mergedNewest),
    [live, newest, mergedNewest, total],
  );
  const known: readonly KnownRelease[] = complete ?? mergedNewest;
  const releases = useMemo(() => known.slice(0, shown), [known, shown]);
  const versions = useMemo(() => [...new Set(known.map(({ version }) => version))], [known]);
  const hasUnknown = complete === null && total > newest.length && (live === null || live.hasNextPage);

  const knownFiles = known[0]?.files ?? (live ? (live.releases[0]?.files ?? NO_FILES) : latestFiles);
  // The same files stay the same object: what shows them need not be drawn again.
  const shownFiles = useMemo(
    () => (JSON.stringify(knownFiles) === JSON.stringify(latestFiles) ? latestFiles : knownFiles),
    [knownFiles, latestFiles],
  );

  const whole = useMemo(() => {
    const isUnderWay = refresh.status === "built" || refresh.status === "loading";
    if ((isUnderWay && !live) || older.status === "idle" || older.status === "loading") return null;
    const newestWithFiles = newest.map((release, index) => (index === 0 ? { ...release, files: latestFiles } : release));
    return {
      releases: complete ?? (live ? mergeReleases<KnownRelease>(newestWithFiles, live) : newestWithFiles),
      isComplete: complete !== null || (live !== null && !live.hasNextPage),
      isCurrent: refresh.status !== "failed",
    };
  }, [refresh.status, live, older.status, newest, latestFiles, complete]);

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
    versions,
    hasUnknown,
    older,
    showOlder,
    whole,
    loadWhole: loadComplete,
  };
}
