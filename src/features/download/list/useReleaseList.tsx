import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { BuiltReleases, ReleaseList } from "./releaseList";
import { createReleaseListStore, type ReleaseListStore } from "./releaseListStore";

/** Exported for tests. */
export const StoreContext = createContext<ReleaseListStore | null>(null);

/** The started stores, by `readAt`. A visitor who returns finds the list as it was. */
const stores = new Map<string, ReleaseListStore>();

type ReleaseListProviderProps = { built: BuiltReleases; children: ReactNode };

/** Gives its children one release list, and refreshes it. Its key is the `readAt` of the build. */
export function ReleaseListProvider({ built, children }: ReleaseListProviderProps) {
  const { readAt } = built;
  const [store] = useState(() => stores.get(readAt) ?? createReleaseListStore(built));
  useEffect(() => {
    // In an effect: React may render twice before it mounts, if the HTML is of another build.
    stores.set(readAt, store);
    return store.start();
  }, [readAt, store]);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/** What a visitor can do with the list. The functions stay the same. */
export function useReleaseListActions(): ReleaseListStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useReleaseListActions needs a ReleaseListProvider around it.");
  return store;
}

/** While a component hydrates, the built list. A component that renders a lot defers the list. */
export function useReleaseList(): ReleaseList {
  const { subscribe, getList, getBuiltList } = useReleaseListActions();
  return useSyncExternalStore(subscribe, getList, getBuiltList);
}
