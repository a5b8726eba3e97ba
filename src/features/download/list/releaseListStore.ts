import { errorText } from "../../../releases/safeText";
import { fetchReleases, isGone } from "./fetchReleases";
import { FRESH_FOR } from "./listContent";
import {
  allReleasesFailed,
  allReleasesLoaded,
  allReleasesRequested,
  builtList,
  moreRequested,
  type ReleaseListState,
  refreshFailed,
  refreshStarted,
  refreshSucceeded,
} from "./releaseList";
import type { BuiltReleases } from "./releaseListFacts";

/** The URLs from which the lists are loaded. */
export interface ListUrls {
  /** The newest releases: the API, or the sample file. */
  live: string;
  /** All releases: a file of this site. */
  all: string;
}

/** The release list while the page is open: its state, and what a visitor can do with it. */
export interface ReleaseListStore {
  getState: () => ReleaseListState;
  /** The state that the HTML was built with. */
  builtState: ReleaseListState;
  /** Calls `listener` after each change. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
  /** Keeps the list up to date from now on. Returns a function that stops this. */
  start: () => () => void;
  /** Shows more releases, after loading all releases if that is needed. */
  showMore: () => void;
  /** Loads all releases once, and again only if that failed. Asks the API again if the last call was more than a minute ago. */
  loadAllReleases: () => void;
  /** Reloads the page. Without a network, that would lose it, so only the message changes. */
  retry: () => void;
}

/** How long after a call, in milliseconds, a page that is shown again makes another (docs/rules.md, 7.4). */
const OUTDATED = 3_600_000;

/** Whether no store of this document has made a call yet. The first one gets the answer that the page's head has preloaded. */
let isFirstCall = true;

/**
 * Whether the answer that the page's head has preloaded may be an old one (docs/rules.md, 3.4 and 7.4):
 *
 * - After Back or Forward, a browser may give the preload any answer that it still has, however old.
 * - After a reload, WebKit gives the preloaded answer of the page before it, even an error, and whatever its headers say. `Retry`
 *   would then show the same error.
 */
function mayPreloadBeOld(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const type = navigation && "type" in navigation ? navigation.type : "";
  return type === "back_forward" || (type === "reload" && navigator.vendor.startsWith("Apple"));
}

/** Most visitors never need it. The message is for visitors (docs/rules.md, 8.8). */
async function loadAllReleasesScript(): Promise<typeof import("./fetchAllReleases")> {
  try {
    return await import("./fetchAllReleases");
  } catch (cause) {
    throw new Error("All releases could not be loaded (a script is missing)", { cause });
  }
}

/** Makes a store that shows what the build wrote until it is started. */
export function createReleaseListStore(built: BuiltReleases, urls: ListUrls): ReleaseListStore {
  const builtState = builtList(built);
  const listeners = new Set<() => void>();
  let state = builtState;

  const update = (next: ReleaseListState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const request = (next: ReleaseListState) => {
    const isNew = next.allReleasesFile.status === "loading" && state.allReleasesFile.status !== "loading";
    update(next);
    if (!isNew) return;
    loadAllReleasesScript()
      .then(({ fetchAllReleases }) => fetchAllReleases(urls.all))
      .then((releases) => update(allReleasesLoaded(state, releases)))
      .catch((error: unknown) => update(allReleasesFailed(state, errorText(error))));
  };

  let call = new AbortController();
  let calledAt = 0;
  const refresh = (cache: RequestCache) => {
    call.abort();
    call = new AbortController();
    calledAt = Date.now();
    const { signal } = call;
    update(refreshStarted(state));
    fetchReleases(urls.live, signal, cache)
      .then((newest) => signal.aborted || update(refreshSucceeded(state, newest, Date.now())))
      .catch((error: unknown) => signal.aborted || update(refreshFailed(state, errorText(error), isGone(error))));
  };
  const refreshIfOlderThan = (milliseconds: number) => {
    // A negative age: the clock was set back.
    if (state.refresh.status !== "loading" && Math.abs(Date.now() - calledAt) > milliseconds) refresh("no-cache");
  };

  return {
    getState: () => state,
    builtState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const getsPreload = isFirstCall;
      isFirstCall = false;
      refresh(getsPreload ? "default" : "no-cache");
      // The next call of the same URL gets the preloaded answer, in Chromium even with "no-cache". So this call takes it away.
      if (getsPreload && mayPreloadBeOld()) refresh("no-cache");
      // `persisted`: the page was in the back-forward cache, where nothing keeps it up to date.
      const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refresh("no-cache");
      const onOnline = () => state.refresh.status === "failed" && refresh("no-cache");
      const onVisibilityChange = () => document.hidden || refreshIfOlderThan(OUTDATED);
      window.addEventListener("pageshow", onPageShow);
      window.addEventListener("online", onOnline);
      document.addEventListener("visibilitychange", onVisibilityChange);
      return () => {
        call.abort();
        window.removeEventListener("pageshow", onPageShow);
        window.removeEventListener("online", onOnline);
        document.removeEventListener("visibilitychange", onVisibilityChange);
      };
    },
    showMore: () => request(moreRequested(state)),
    loadAllReleases: () => {
      refreshIfOlderThan(FRESH_FOR);
      request(allReleasesRequested(state));
    },
    retry: () => {
      if (navigator.onLine) window.location.reload();
      else update(refreshFailed(state, "You are offline", state.refresh.status === "failed" && state.refresh.isGone));
    },
  };
}
