import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows. While the page hydrates it is `onServer`, so that the first render equals the built HTML.
 *
 * @param read gives the value; it must stay the same while the page is open
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
