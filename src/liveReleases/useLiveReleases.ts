import { useEffect, useLayoutEffect, useState } from "react";
import type { NewestReleases } from "../releases/mergeReleases";
import { fetchReleases } from "./fetchReleases";

/**
 * How far the refresh of the release list has come.
 *
 * - `built`: nothing has happened yet; the state of the built HTML
 * - `loading`: the call is under way
 * - `current`: the API answered, at `checkedAt`
 * - `failed`: it did not, for the reason in `message`
 */
export type LiveReleases =
  | { status: "built" }
  | { status: "loading" }
  | { status: "current"; newest: NewestReleases; checkedAt: Date }
  | { status: "failed"; message: string };

// Before the first paint and not after it: on a slow phone the answer is there by then and need not wait for that paint. The
// server, where there is neither, would warn of a layout effect.
const useStart = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Asks for the newest releases once on mount, gives up on unmount. `url` as in {@link fetchReleases}. */
export function useLiveReleases(url: string): LiveReleases {
  const [state, setState] = useState<LiveReleases>({ status: "built" });

  useStart(() => {
    const call = new AbortController();
    setState({ status: "loading" });
    fetchReleases(url, call.signal).then(
      (newest) => {
        if (!call.signal.aborted) setState({ status: "current", newest, checkedAt: new Date() });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        setState({ status: "failed", message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => call.abort();
  }, [url]);

  return state;
}
