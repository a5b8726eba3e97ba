import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../../browser/useBrowserLayoutEffect";
import type { ReleaseListState } from "./releaseList";
import type { BuiltReleases } from "./releaseListFacts";
import { createReleaseListStore, type ListUrls, type ReleaseListStore } from "./releaseListStore";

const StoreContext = createContext<ReleaseListStore | null>(null);

interface ReleaseListProviderProps {
  /** What the build wrote into the page. Give the provider another key if this changes. */
  built: BuiltReleases;
  urls: ListUrls;
  children: ReactNode;
}

/** Gives the sections inside it one release list, and keeps it up to date while it is mounted. */
export function ReleaseListProvider({ built, urls, children }: ReleaseListProviderProps) {
  const [store] = useState(() => createReleaseListStore(built, urls));
  const [, setIsStarted] = useState(false);
  useBrowserLayoutEffect(() => {
    const stop = store.start();
    // React subscribes to a store after the paint. This update makes it subscribe and render before the paint, so that visitors never
    // see the state before the call; and a preloaded answer, which a slow phone has by now, need not wait either.
    setIsStarted(true);
    return stop;
  }, [store]);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/** What a visitor can do with the release list. */
type ReleaseListActions = Pick<ReleaseListStore, "showMore" | "loadAllReleases" | "retry">;

/**
 * The release list of the nearest {@link ReleaseListProvider}, and what a visitor can do with it. A section renders again at once
 * after each change of the list; a long one, or one far down the page, defers that (`useDeferredValue`). While a section hydrates,
 * the list is the built one.
 *
 * @throws Error outside a provider
 */
export function useReleaseList(): [ReleaseListState, ReleaseListActions] {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useReleaseList needs a ReleaseListProvider.");
  return [useSyncExternalStore(store.subscribe, store.getState, () => store.builtState), store];
}
