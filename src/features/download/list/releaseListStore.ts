import { withPrefix } from "gatsby";
import { isReturnVisit } from "../../../browser/isReturnVisit";
import { errorText } from "../../../releases/safeText";
import { ALL_RELEASES_PATH } from "../../../releases/urls";
import { fetchAllReleases, fetchLiveReleases, isGone } from "./fetchReleases";
import {
  type BuiltReleases,
  builtList,
  nextList,
  type ReleaseList,
  type ReleaseListEvent,
} from "./releaseList";

type Dispatch = (event: ReleaseListEvent) => void;

/** In milliseconds. After that, a return to the page or the use of a tool refreshes the list. */
const OUTDATED_AFTER = 3_600_000;

/** The first request of a document gets the response that the page's head preloads. */
let isFirstRequest = true;

export type ReleaseListStore = ReturnType<typeof createReleaseListStore>;

/** The release list while the page is open, and what a visitor can do with it. */
export function createReleaseListStore(built: BuiltReleases) {
  const initial = builtList(built);
  const listeners = new Set<() => void>();
  let list = initial;

  const dispatch: Dispatch = (event) => {
    const last = list;
    list = nextList(last, event);
    if (list === last) return;
    for (const listener of listeners) listener();
    // The reducer decides when the file is needed. Only here is it requested.
    const { status } = list.allReleasesFile;
    if (status === "loading" && last.allReleasesFile.status !== status) requestFile(dispatch);
  };
  const getList = () => list;
  const { start, refresh, refreshIfOutdated } = createRefresher(built.liveUrl, getList, dispatch);

  return {
    getList,
    getBuiltList: () => initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    refresh,
    showMore: () => dispatch({ type: "moreRequested" }),
    showUpTo: (count: number) => dispatch({ type: "shownUpTo", count }),
    loadAllReleases: () => {
      refreshIfOutdated();
      dispatch({ type: "allReleasesRequested" });
    },
    /** Loads the files of a release, if they are not known. */
    loadFiles: (id: string) => {
      refreshIfOutdated();
      if (!list.files.has(id)) dispatch({ type: "allReleasesRequested" });
    },
    /** The button `Retry` reloads the page. Without a network, a reload would lose it. */
    retry: () => {
      if (navigator.onLine) return window.location.reload();
      const isGone = list.refresh.status === "failed" && list.refresh.isGone;
      dispatch({ type: "refreshFailed", message: "You are offline", isGone });
    },
  };
}

function requestFile(dispatch: Dispatch): void {
  fetchAllReleases(withPrefix(ALL_RELEASES_PATH))
    .then((releases) => dispatch({ type: "allReleasesLoaded", releases }))
    .catch((error: unknown) => dispatch({ type: "allReleasesFailed", message: errorText(error) }));
}

/** Requests the newest releases from the API. A new request aborts the one before. */
function createRefresher(url: string, getList: () => ReleaseList, dispatch: Dispatch) {
  let request: AbortController | null = null;
  let requestedAt = 0;

  const refresh = (cache: RequestCache = "no-cache") => {
    request?.abort();
    const controller = new AbortController();
    request = controller;
    requestedAt = Date.now();
    const dispatchIfCurrent: Dispatch = (event) => {
      if (request === controller) dispatch(event);
    };
    dispatch({ type: "refreshStarted" });
    fetchLiveReleases(url, controller, cache)
      .then((live) => dispatchIfCurrent({ type: "refreshSucceeded", live, at: Date.now() }))
      .catch((error: unknown) => {
        const message = errorText(error);
        dispatchIfCurrent({ type: "refreshFailed", message, isGone: isGone(error) });
      });
  };

  /** Does nothing before the start, because effects of the tools run before it. */
  const refreshIfOutdated = () => {
    if (request && Date.now() - requestedAt > OUTDATED_AFTER) refresh();
  };

  /** Refreshes the list now and when the visitor or the network returns, until it is stopped. */
  const start = () => {
    const getsPreload = isFirstRequest;
    isFirstRequest = false;
    refresh(getsPreload ? "default" : "no-cache");
    // After a reload, Back or Forward, the preload may be an old response from the browser's cache,
    // so a second request follows. The first one uses up the preload: in Chromium, even a
    // "no-cache" request would get it.
    if (getsPreload && isReturnVisit()) refresh();

    const stopped = new AbortController();
    const { signal } = stopped;
    // `persisted`: the page was in the back-forward cache, where nothing refreshed it.
    const refreshIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    window.addEventListener("pageshow", refreshIfRestored, { signal });
    const retryIfFailed = () => {
      if (getList().refresh.status === "failed") refresh();
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
