import { useSyncExternalStore } from "react";

/**
 * Makes a hook that returns the result of `load`; null until it has resolved, and if it rejects.
 * All components share one result. The first one loads it after its hydration.
 */
export function createAsyncHook<Result>(load: () => Promise<Result>): () => Result | null {
  let result: Result | null = null;
  let loading: Promise<void> | undefined;

  function subscribe(onLoad: () => void): () => void {
    loading ??= load()
      .then((loaded) => {
        result = loaded;
      })
      .catch(() => undefined);
    loading.then(onLoad);
    // A promise settles once, so there is nothing to unsubscribe from.
    return () => undefined;
  }

  return function useResult() {
    return useSyncExternalStore(
      subscribe,
      () => result,
      () => null,
    );
  };
}
