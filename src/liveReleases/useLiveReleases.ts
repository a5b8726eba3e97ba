import { useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";
import { errorText } from "../releases/errorText";
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
  | { status: "current"; checkedAt: Date }
  | { status: "failed"; message: string };

/**
 * Asks for the newest releases once on mount, gives up on unmount. Asks again when the page comes back after it was put away, for
 * what it says of its list is old then, and when the network comes back after the call has failed.
 *
 * @param url as in {@link fetchReleases}
 * @returns how far the refresh has come, and the last answer; an answer stays while another one is waited for, and if none comes
 */
export function useLiveReleases(url: string): [LiveReleases, NewestReleases | null] {
  const [state, setState] = useState<LiveReleases>({ status: "built" });
  const [newest, setNewest] = useState<NewestReleases | null>(null);
  const [attempt, setAttempt] = useState(1);

  // Before the first paint and not after it: on a slow phone the answer is there by then and need not wait for that paint.
  useBrowserLayoutEffect(() => {
    const call = new AbortController();
    setState({ status: "loading" });
    fetchReleases(url, call.signal, attempt > 1 ? "no-cache" : "default").then(
      (answer) => {
        if (call.signal.aborted) return;
        setNewest(answer);
        setState({ status: "current", checkedAt: new Date() });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        setState({ status: "failed", message: errorText(error) });
      },
    );
    return () => call.abort();
  }, [url, attempt]);

  useEffect(() => {
    const askAgain = () => setAttempt((count) => count + 1);
    // `persisted`: from the back-forward cache, where a page stands still for as long as it is away.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && askAgain();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  const hasFailed = state.status === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    const askAgain = () => setAttempt((count) => count + 1);
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [hasFailed]);

  return [state, newest];
}
