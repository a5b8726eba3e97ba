import { withPrefix } from "gatsby";
import { isReturnVisit } from "../../../browser/isReturnVisit";
import { messageOf } from "../../../releases/messageOf";
import { ALL_RELEASES_PATH } from "../../../releases/urls";
import { RELEASES_PER_STEP } from "../../../site/constants";
import {
  type BuiltReleases,
  mergedList,
  type ReleaseList,
  type ReleaseListState,
} from "./releaseList";
import { fetchAllReleases, fetchLiveReleases, isGone } from "./releaseRequests";

/** In milliseconds. After that, a return to the page or the use of a tool refreshes the list. */
const OUTDATED_AFTER = 3_600_000;

/** The first request gets the response that the page's head preloads. */
let isFirstRequest = true;

export type ReleaseListStore = ReturnType<typeof createReleaseListStore>;

/** The release list while the page is open, and what a visitor can do with it. */
export function createReleaseListStore(built: BuiltReleases) {
  const builtList = mergedList({
    built,
    liveRequest: { status: "idle" },
    live: null,
    allReleases: { status: "idle" },
    shownCount: RELEASES_PER_STEP,
  });
  let list = builtList;
  const listeners = new Set<() => void>();
  const update = (changes: Partial<ReleaseListState>) => {
    list = mergedList({ ...list, ...changes });
    for (const listener of listeners) listener();
  };

  const requestAllReleases = async () => {
    const { status } = list.allReleases;
    if (status === "loading" || status === "loaded") return;
    update({ allReleases: { status: "loading" } });
    try {
      const releases = await fetchAllReleases(withPrefix(ALL_RELEASES_PATH));
      update({ allReleases: { status: "loaded", releases } });
    } catch (error) {
      update({
        allReleases: { status: "failed", message: messageOf(error) },
        // Otherwise, the list would grow when something else loads the file.
        shownCount: Math.max(RELEASES_PER_STEP, Math.min(list.shownCount, list.releases.length)),
      });
    }
  };
  const { start, refresh, refreshIfOutdated } = createRefresher(built.liveUrl, () => list, update);

  return {
    getList: () => list,
    getBuiltList: () => builtList,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    refresh: () => refresh(),
    showMore: () => {
      // A second press before the file is loaded adds nothing.
      update({ shownCount: Math.min(list.shownCount, list.releases.length) + RELEASES_PER_STEP });
      if (list.lacksOlder) requestAllReleases();
    },
    /** Loads the file of all releases, also after a failure. */
    loadAllReleases: () => {
      refreshIfOutdated();
      requestAllReleases();
    },
  };
}

/** Requests the newest releases from the API. A new request aborts the one before. */
function createRefresher(
  url: string,
  getList: () => ReleaseList,
  update: (changes: Partial<ReleaseListState>) => void,
) {
  let request: AbortController | null = null;
  let requestedAt = 0;

  const refresh = (cache: RequestCache = "no-cache") => {
    request?.abort();
    const controller = new AbortController();
    request = controller;
    requestedAt = Date.now();
    update({ liveRequest: { status: "loading" } });
    const finish = (changes: Partial<ReleaseListState>) => {
      if (request === controller) update(changes);
    };
    fetchLiveReleases(url, controller, cache).then(
      (live) => finish({ live, liveRequest: { status: "current", checkedAt: Date.now() } }),
      (error: unknown) =>
        finish({
          liveRequest: { status: "failed", message: messageOf(error), isGone: isGone(error) },
        }),
    );
  };

  /** Effects of the tools run before the first request. */
  const refreshIfOutdated = () => {
    if (request && Date.now() - requestedAt > OUTDATED_AFTER) refresh();
  };

  /** Refreshes now and when the visitor or the network returns, until it is stopped. */
  const start = () => {
    const getsPreload = isFirstRequest;
    isFirstRequest = false;
    refresh(getsPreload ? "default" : "no-cache");
    // After a reload, Back or Forward, the preload may be an old response. In Chromium, even a
    // "no-cache" request would get it, so the first request uses it up.
    if (getsPreload && isReturnVisit()) refresh();

    const stopped = new AbortController();
    const { signal } = stopped;
    // `persisted`: the page was in the back-forward cache, where nothing refreshed it.
    const refreshIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    window.addEventListener("pageshow", refreshIfRestored, { signal });
    const retryIfFailed = () => {
      if (getList().liveRequest.status === "failed") refresh();
    };
    window.addEventListener("online", retryIfFailed, { signal });
    const refreshIfShown = () => {
      if (!document.hidden) refreshIfOutdated();
    };
    document.addEventListener("visibilitychange", refreshIfShown, { signal });
    return () => {
      request?.abort();
      request = null;
      stopped.abort();
    };
  };

  return { start, refresh, refreshIfOutdated };
}
