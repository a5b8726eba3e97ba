import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { BuiltReleases, ReleaseList } from "./releaseList";
import { createReleaseListStore, type ListUrls, type ReleaseListStore } from "./releaseListStore";

/**
 * The store of the page, which never changes: a context that changes makes React throw away the HTML of all sections that are not
 * hydrated yet. Only tests use it directly.
 */
export const StoreContext = createContext<ReleaseListStore | null>(null);

interface ReleaseListProviderProps {
  /** What the build wrote into the page. Give the provider another key if this changes. */
  built: BuiltReleases;
  urls: ListUrls;
  children: ReactNode;
}

/** Gives the components inside it one release list, and keeps it up to date while it is mounted. */
export function ReleaseListProvider({ built, urls, children }: ReleaseListProviderProps) {
  const [store] = useState(() => createReleaseListStore(built, urls));
  useEffect(() => store.start(), [store]);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/**
 * The release list of the nearest {@link ReleaseListProvider}. A component renders again at once after each change of the list; a
 * long one, or one far down the page, defers that (`useDeferredValue`). While a component hydrates, the list is the built one.
 *
 * @throws Error outside a provider
 */
export function useReleaseList(): ReleaseList {
  const { subscribe, getList, builtList } = useStore();
  return useSyncExternalStore(subscribe, getList, () => builtList);
}

/**
 * What a visitor can do with that release list. The functions stay the same.
 *
 * @throws Error outside a provider
 */
export function useReleaseListActions(): Pick<ReleaseListStore, "showMore" | "loadAllReleases" | "loadFiles" | "retry"> {
  return useStore();
}

function useStore(): ReleaseListStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useReleaseList and useReleaseListActions need a ReleaseListProvider.");
  return store;
}
