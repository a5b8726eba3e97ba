import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Whether the page is hydrated: false on the server and in the first render, which must equal the built HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
