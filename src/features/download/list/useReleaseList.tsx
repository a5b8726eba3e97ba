import { createContext, Fragment, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
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

/** What a visitor can do with the release list of the nearest {@link ReleaseListProvider}. The functions stay the same. */
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

const subscribeToNothing = () => () => undefined;

/**
 * Renders its children anew if the HTML is of another build than the page's data, as HTML from a cache may be (docs/rules.md, 3.18).
 * Hydration would correct its texts but not its links. `readAt`, when the build read the releases, identifies the build.
 */
export function HydrationGuard({ readAt, children }: { readAt: string; children: ReactNode }) {
  // Hydration leaves attributes as they are, so this one stays that of the HTML.
  const htmlReadAt = useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById(GUARDED_ID)?.dataset.readAt ?? readAt,
    () => readAt,
  );
  return (
    <div id={GUARDED_ID} data-read-at={readAt}>
      <Fragment key={htmlReadAt}>{children}</Fragment>
    </div>
  );
}
