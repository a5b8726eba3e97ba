import { useCallback, useState } from "react";
import { parsePublishedReleases } from "../releases/publishedReleases";
import type { Release } from "../releases/release";

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
 * Gives the state of the complete list and the function that loads it, which tells whether it could.
 *
 * @param url address of the site's own file
 */
export function useOlderReleases(url: string): [OlderReleases, () => Promise<boolean>] {
  const [state, setState] = useState<OlderReleases>({ status: "idle" });
  const load = useCallback(async () => {
    setState({ status: "loading" });
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`status ${response.status}`);
      setState({ status: "loaded", releases: parsePublishedReleases(await response.json()) });
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setState({ status: "failed", message: `The older versions could not be loaded (${reason})` });
      return false;
    }
  }, [url]);
  return [state, load];
}
