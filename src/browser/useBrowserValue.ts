import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Gives a value that only the browser knows. On the server and during hydration it gives `onServer`, so that the first render
 * equals the built HTML.
 *
 * @param read gives the value. It must stay the same while the page is open: nothing tells React of a change
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
