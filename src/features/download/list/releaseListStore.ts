import { withPrefix } from "gatsby";
import { isReturnVisit } from "../../../browser/firstPage";
import { checkShared } from "../../../releases/mergeReleases";
import { messageOf } from "../../../releases/messageOf";
import { ALL_RELEASES_PATH } from "../../../releases/urls";
import { RELEASES_PER_STEP } from "../../../site/constants";
import {
  type BuiltReleases,
  type LiveRequest,
  mergedList,
  type ReleaseListState,
} from "./releaseList";
import { fetchAllReleases, fetchLiveReleases } from "./releaseRequests";

/** In milliseconds. After that, a return to the page refreshes the list. */
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

  /** The last request to the API. The response of an earlier one changes nothing. */
  let request: Promise<unknown> | null = null;

  const refresh = (cache: RequestCache = "no-cache") => {
    const sent = fetchSharedReleases(built, cache);
    request = sent;
    update({ liveRequest: { status: "loading" } });
    const finish = (changes: Partial<ReleaseListState>) => {
      if (request === sent) update(changes);
    };
    sent.then(
      (live) => finish({ live, liveRequest: { status: "current", checkedAt: Date.now() } }),
      (error: unknown) => finish({ liveRequest: { status: "failed", message: messageOf(error) } }),
    );
  };

  const loadAllReleases = () => {
    const { status } = list.allReleases;
    if (status === "loading" || status === "loaded") return;
    update({ allReleases: { status: "loading" } });
    fetchAllReleases(withPrefix(ALL_RELEASES_PATH)).then(
      (releases) => update({ allReleases: { status: "loaded", releases } }),
      (error: unknown) => update({ allReleases: { status: "failed", message: messageOf(error) } }),
    );
  };

  return {
    getList: () => list,
    getBuiltList: () => builtList,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Refreshes now and when the visitor or the network returns, until it is stopped. */
    start: () => {
      refresh(isFirstRequest ? "default" : "no-cache");
      // After a reload, Back or Forward, the preload may be an old response. In Chromium, even a
      // "no-cache" request would get it, so the first request uses it up.
      if (isFirstRequest && isReturnVisit()) refresh();
      isFirstRequest = false;
      const stopped = refreshOnReturn(() => list.liveRequest, refresh);
      return () => {
        request = null;
        stopped.abort();
      };
    },
    refresh,
    loadAllReleases,
    /** Shows so many versions, and loads the ones that the page lacks. */
    show: (shownCount: number) => {
      update({ shownCount });
      if (list.lacksOlder) loadAllReleases();
    },
  };
}

/** Requests the newest releases of the repository that the build has read. */
async function fetchSharedReleases({ liveUrl, releases }: BuiltReleases, cache: RequestCache) {
  const live = await fetchLiveReleases(liveUrl, cache);
  checkShared(releases, live);
  return live;
}

function refreshOnReturn(getRequest: () => LiveRequest, refresh: () => void): AbortController {
  const stopped = new AbortController();
  const { signal } = stopped;
  const refreshIfNeeded = () => {
    const request = getRequest();
    const isOutdated =
      request.status === "current" && Date.now() - request.checkedAt > OUTDATED_AFTER;
    if (!document.hidden && (isOutdated || request.status === "failed")) refresh();
  };
  window.addEventListener("online", refreshIfNeeded, { signal });
  document.addEventListener("visibilitychange", refreshIfNeeded, { signal });
  // `persisted`: the page was in the back-forward cache, where nothing refreshed it.
  const refreshIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh();
  };
  window.addEventListener("pageshow", refreshIfRestored, { signal });
  return stopped;
}
