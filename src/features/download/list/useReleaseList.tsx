import { createContext, type PropsWithChildren, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { errorText } from "../../../releases/safeText";
import { fetchAllReleases, fetchReleases, isGone } from "./fetchReleases";
import { type BuiltReleases, builtList, nextList, type ReleaseList, type ReleaseListEvent } from "./releaseList";

/** The URLs from which the lists are loaded: `live` is the API or the sample file, `all` a file of this site. */
type ListUrls = { live: string; all: string };

/** How long after a request, in milliseconds, a page that is shown again or a tool that is used makes another (docs/rules.md, 7.4). */
const OUTDATED = 3_600_000;

/** Whether no store of this document has made a request yet. The first one gets the response that the page's head has preloaded. */
let isFirstRequest = true;

/**
 * Whether the preloaded response may be an old one (docs/rules.md, 3.4 and 7.4). For Back and Forward, a browser uses any response that
 * it still has. For a reload, WebKit uses the last one, even an error, so that `Retry` would show the same error again.
 */
function mayPreloadBeOld(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type !== "navigate";
}

/** The release list while the page is open, and what a visitor can do with it. */
export type ReleaseListStore = ReturnType<typeof createReleaseListStore>;

/** Makes a store that has what the build wrote until it is started. */
export function createReleaseListStore(built: BuiltReleases, urls: ListUrls) {
  const ofBuild = builtList(built);
  const listeners = new Set<() => void>();
  let list = ofBuild;

  const dispatch = (event: ReleaseListEvent) => {
    const last = list;
    list = nextList(last, event);
    if (list === last) return;
    for (const listener of listeners) listener();
    if (list.allReleasesFile.status === "loading" && last.allReleasesFile.status !== "loading") fetchAll();
  };

  const fetchAll = () => {
    fetchAllReleases(urls.all)
      .then((releases) => dispatch({ type: "allReleasesLoaded", releases }))
      .catch((error: unknown) => dispatch({ type: "allReleasesFailed", message: errorText(error) }));
  };

  let request: AbortController | null = null;
  let requestedAt = 0;
  const refresh = (cache: RequestCache = "no-cache") => {
    request?.abort();
    const latest = new AbortController();
    request = latest;
    requestedAt = Date.now();
    const dispatchIfLatest = (event: ReleaseListEvent) => request === latest && dispatch(event);
    dispatch({ type: "refreshStarted" });
    fetchReleases(urls.live, latest, cache)
      .then((live) => dispatchIfLatest({ type: "refreshSucceeded", live, at: Date.now() }))
      .catch((error: unknown) => dispatchIfLatest({ type: "refreshFailed", message: errorText(error), isGone: isGone(error) }));
  };
  const refreshIfOutdated = () => {
    // Effects of the tools run before the one that starts the store, which makes the request in any case.
    if (!request) return;
    // A negative age: the clock was set back.
    if (list.refresh.status !== "loading" && Math.abs(Date.now() - requestedAt) > OUTDATED) refresh();
  };

  return {
    getList: () => list,
    /** The list that the HTML was built with. */
    builtList: ofBuild,
    /** Calls `listener` after each change. Returns a function that removes the listener. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Makes the call to the API, and keeps the list up to date after it. Returns a function that
     * stops this.
     */
    start: () => {
      const getsPreload = isFirstRequest;
      isFirstRequest = false;
      refresh(getsPreload ? "default" : "no-cache");
      // The next request of the same URL gets the preloaded response, in Chromium even with "no-cache". So this one takes it away.
      if (getsPreload && mayPreloadBeOld()) refresh();
      const listening = new AbortController();
      const { signal } = listening;
      // `persisted`: the page was in the back-forward cache, where nothing keeps it up to date.
      window.addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
      window.addEventListener("online", () => list.refresh.status === "failed" && refresh(), { signal });
      document.addEventListener("visibilitychange", () => document.hidden || refreshIfOutdated(), { signal });
      return () => {
        request?.abort();
        request = null;
        listening.abort();
      };
    },
    /** Asks the API again. */
    refresh: () => refresh(),
    /** Shows more releases, after loading all releases if that is needed. */
    showMore: () => dispatch({ type: "moreRequested" }),
    /** Shows at least the newest `count` of the known releases. */
    showUpTo: (count: number) => dispatch({ type: "shownUpTo", count }),
    /** Loads all releases once, and again only if that failed. Asks the API again if the last request was more than an hour ago. */
    loadAllReleases: () => {
      refreshIfOutdated();
      dispatch({ type: "allReleasesRequested" });
    },
    /** Does the same if the files of the release with this id are not known, otherwise only asks the API. */
    loadFiles: (id: string) => {
      refreshIfOutdated();
      if (!list.files.has(id)) dispatch({ type: "allReleasesRequested" });
    },
    /** Reloads the page. Without a network, that would lose it, so only the message changes. */
    retry: () => {
      if (navigator.onLine) window.location.reload();
      else dispatch({ type: "refreshFailed", message: "You are offline", isGone: "isGone" in list.refresh && list.refresh.isGone });
    },
  };
}

/** The store of the page. It stays the same, so that only the components render again that read the list. Only tests use it directly. */
export const StoreContext = createContext<ReleaseListStore | null>(null);

/** The stores that were started, by their build: who comes back from another page finds the list as they left it. */
const stores = new Map<string, ReleaseListStore>();

type ReleaseListProviderProps = PropsWithChildren<{ readAt: string; built: BuiltReleases; urls: ListUrls }>;

/**
 * Gives the components inside it one release list, kept up to date while it is mounted. `readAt`, when the build read the releases,
 * identifies the build: also give it as the key.
 */
export function ReleaseListProvider({ readAt, built, urls, children }: ReleaseListProviderProps) {
  const [store] = useState(() => stores.get(readAt) ?? createReleaseListStore(built, urls));
  useEffect(() => {
    // Not while it renders: of HTML that is of another build, React renders the page a second time.
    stores.set(readAt, store);
    return store.start();
  }, [readAt, store]);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/** The store of the nearest {@link ReleaseListProvider}, for what a visitor does with its list. It stays the same. */
export function useReleaseListActions(): ReleaseListStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useReleaseList and useReleaseListActions need a ReleaseListProvider.");
  return store;
}

/**
 * That release list. A component renders again at once after each change of the list; a long one, or one far down the page, defers
 * that (`useDeferredValue`). While a component hydrates, the list is the built one.
 */
export function useReleaseList(): ReleaseList {
  const { subscribe, getList, builtList } = useReleaseListActions();
  return useSyncExternalStore(subscribe, getList, () => builtList);
}
