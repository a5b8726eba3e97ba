import { useCallback, useRef, useState } from "react";
import { parseAllReleases } from "../releases/allReleases";
import { errorText } from "../releases/errorText";
import type { Release } from "../releases/release";

/** How long the complete list may take, in milliseconds: on a slow phone, 1,750 releases do. */
export const COMPLETE_LIST_TIME_LIMIT = 60_000;

/**
 * The complete built list, fetched when somebody asks for more than the page holds.
 *
 * - `idle`, `loading`, `loaded`
 * - `failed`: `message` says why; another load may succeed
 */
export type OlderReleases =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "loaded"; releases: readonly Release[] }
  | { status: "failed"; message: string };

/**
 * Gives the state of the complete list and the function that loads it: once, however often it is called, until it fails. The
 * function gives the list, or null where it could not be loaded.
 *
 * @param url address of the site's own file
 */
export function useOlderReleases(url: string): [OlderReleases, () => Promise<readonly Release[] | null>] {
  const [state, setState] = useState<OlderReleases>({ status: "idle" });
  const attempt = useRef<Promise<readonly Release[] | null> | null>(null);
  const load = useCallback(() => {
    const request = async () => {
      setState({ status: "loading" });
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(COMPLETE_LIST_TIME_LIMIT) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const releases = parseAllReleases(await response.json());
        setState({ status: "loaded", releases });
        return releases;
      } catch (error) {
        const reason = errorText(error);
        setState({ status: "failed", message: `The complete list could not be loaded (${reason})` });
        attempt.current = null;
        return null;
      }
    };
    attempt.current ??= request();
    return attempt.current;
  }, [url]);
  return [state, load];
}
