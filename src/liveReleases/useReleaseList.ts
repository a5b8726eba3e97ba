import { useCallback, useMemo, useState } from "react";
import { areSameReleases, mergeReleases } from "../releases/mergeReleases";
import type { Release } from "../releases/release";
import { type LiveReleases, useLiveReleases } from "./useLiveReleases";
import { type OlderReleases, useOlderReleases } from "./useOlderReleases";

/** What the build wrote into the page, and where the rest is. */
export interface BuiltReleases {
  /** The newest releases of the build, in the API's order. */
  newest: readonly Release[];
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
  releases: readonly Release[];
  refresh: LiveReleases;
  /** The refresh brought something other than what the build had. */
  isChanged: boolean;
  /** There are releases that are not shown yet. */
  hasOlder: boolean;
  older: OlderReleases;
  /** Shows the next releases, after loading the complete list where it is needed. */
  showOlder: () => void;
}

/** Brings the built list up to date: the live answer merged in, older releases shown step by step on request. */
export function useReleaseList({ newest, total, step, liveUrl, completeUrl }: BuiltReleases): ReleaseListState {
  const [refresh, live] = useLiveReleases(liveUrl);
  const [older, loadOlder] = useOlderReleases(completeUrl);
  const [shown, setShown] = useState(step);

  const known = older.status === "loaded" ? older.releases : newest;
  const merged = useMemo(() => (live ? mergeReleases(known, live) : known), [known, live]);
  const isChanged = useMemo(() => {
    if (!live) return false;
    // An answer may reach further back than what the page holds; that is nothing new.
    const merged = mergeReleases(newest, live);
    return !areSameReleases(newest, total > newest.length ? merged.slice(0, newest.length) : merged);
  }, [newest, live, total]);
  const releases = useMemo(() => merged.slice(0, shown), [merged, shown]);
  const hasUnloaded = older.status !== "loaded" && total > newest.length && (live === null || live.hasOlder);

  const showOlder = useCallback(async () => {
    if (older.status === "loading" || (hasUnloaded && !(await loadOlder()))) return;
    setShown((count) => count + step);
  }, [older.status, hasUnloaded, loadOlder, step]);

  return {
    releases,
    refresh,
    isChanged,
    hasOlder: hasUnloaded || merged.length > shown,
    older,
    showOlder,
  };
}
