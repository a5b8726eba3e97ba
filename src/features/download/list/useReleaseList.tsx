import { createContext, Fragment, type PropsWithChildren, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import { errorText } from "../../../releases/safeText";
import { fetchAllReleases, fetchReleases, isGone } from "./fetchReleases";
import { type BuiltReleases, builtList, FRESH_FOR, nextList, type ReleaseList, type ReleaseListEvent } from "./releaseList";

/** The URLs from which the lists are loaded: `live` is the API or the sample file, `all` a file of this site. */
type ListUrls = { live: string; all: string };

/** How long after a call, in milliseconds, a page that is shown again makes another (docs/rules.md, 7.4). */
const OUTDATED = 3_600_000;

/** Whether no store of this document has made a call yet. The first one gets the answer that the page's head has preloaded. */
let isFirstCall = true;

/**
 * Whether the answer that the page's head has preloaded may be an old one (docs/rules.md, 3.4 and 7.4). After Back or Forward, it may
 * be any that the browser still has. After a reload, WebKit gives that of the page before, even an error, whatever its headers say:
 * `Retry` would then show the same error.
 */
function mayPreloadBeOld(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const type = navigation && "type" in navigation ? navigation.type : "";
  return type === "back_forward" || (type === "reload" && navigator.vendor.startsWith("Apple"));
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

  let call: AbortController | null = null;
  let calledAt = 0;
  const refresh = (cache: RequestCache) => {
    call?.abort();
    const latest = new AbortController();
    call = latest;
    calledAt = Date.now();
    const dispatchIfLatest = (event: ReleaseListEvent) => call === latest && dispatch(event);
    dispatch({ type: "refreshStarted" });
    fetchReleases(urls.live, latest, cache)
      .then((live) => dispatchIfLatest({ type: "refreshSucceeded", live, at: Date.now() }))
      .catch((error: unknown) => dispatchIfLatest({ type: "refreshFailed", message: errorText(error), isGone: isGone(error) }));
  };
  const refreshIfOlderThan = (milliseconds: number) => {
    // Effects of the tools run before the one that starts the store, which makes the call in any case.
    if (!call) return;
    // A negative age: the clock was set back.
    if (list.refresh.status !== "loading" && Math.abs(Date.now() - calledAt) > milliseconds) refresh("no-cache");
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
      const getsPreload = isFirstCall;
      isFirstCall = false;
      refresh(getsPreload ? "default" : "no-cache");
      // The next call of the same URL gets the preloaded answer, in Chromium even with "no-cache". So this call takes it away.
      if (getsPreload && mayPreloadBeOld()) refresh("no-cache");
      const listening = new AbortController();
      const { signal } = listening;
      // `persisted`: the page was in the back-forward cache, where nothing keeps it up to date.
      window.addEventListener("pageshow", ({ persisted }) => persisted && refresh("no-cache"), { signal });
      window.addEventListener("online", () => list.refresh.status === "failed" && refresh("no-cache"), { signal });
      document.addEventListener("visibilitychange", () => document.hidden || refreshIfOlderThan(OUTDATED), { signal });
      return () => {
        call?.abort();
        call = null;
        listening.abort();
      };
    },
    /** Shows more releases, after loading all releases if that is needed. */
    showMore: () => dispatch({ type: "moreRequested" }),
    /** Loads all releases once, and again only if that failed. Asks the API again if the last call was more than a minute ago. */
    loadAllReleases: () => {
      refreshIfOlderThan(FRESH_FOR);
      dispatch({ type: "allReleasesRequested" });
    },
    /** Does the same if the files of the release with this id are not known, otherwise only asks the API. */
    loadFiles: (id: string) => {
      refreshIfOlderThan(FRESH_FOR);
      if (!list.files.has(id)) dispatch({ type: "allReleasesRequested" });
    },
    /** Reloads the page. Without a network, that would lose it, so only the message changes. */
    retry: () => {
      if (navigator.onLine) window.location.reload();
      else dispatch({ type: "refreshFailed", message: "You are offline", isGone: "isGone" in list.refresh && list.refresh.isGone });
    },
  };
}

/**
 * The store of the page, which never changes: a context that changes makes React throw away the HTML of all sections that are not
 * hydrated yet. Only tests use it directly.
 */
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

const GUARDED_ID = "releases";

/**
 * Renders its children anew if the HTML is of another build than the page's data, as HTML from a cache may be (docs/rules.md, 3.18).
 * Hydration would correct its texts but not its links. `readAt`, when the build read the releases, identifies the build.
 */
export function HydrationGuard({ readAt, children }: PropsWithChildren<{ readAt: string }>) {
  // Hydration leaves attributes as they are, so this one stays that of the HTML.
  const htmlReadAt = useIsHydrated() && document.getElementById(GUARDED_ID)?.dataset.readAt;
  return (
    <div id={GUARDED_ID} data-read-at={readAt}>
      <Fragment key={htmlReadAt || readAt}>{children}</Fragment>
    </div>
  );
}
