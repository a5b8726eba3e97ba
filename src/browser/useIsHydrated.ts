import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Whether the page is hydrated. The first render must equal the built HTML, so it gets false. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
