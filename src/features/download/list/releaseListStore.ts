import { withPrefix } from "gatsby";
import { isReturnVisit } from "../../../browser/isReturnVisit";
import { messageOf } from "../../../releases/messageOf";
import type { ReleaseSummary } from "../../../releases/release";
import { ALL_RELEASES_PATH } from "../../../releases/urls";
import { RELEASES_PER_STEP } from "../../../site/constants";
import {
  type BuiltReleases,
  type LiveRequest,
  mergedList,
  type ReleaseListState,
} from "./releaseList";
import { fetchAllReleases, fetchLiveReleases } from "./releaseRequests";

/** In milliseconds. After that, a return to the page refreshes the list. */
const OUTDATED_AFTER = 3_600_000;

export type ReleaseListStore = ReturnType<typeof createReleaseListStore>;

/** The release list while the page is open, and what a visitor can do with it. */
export function createReleaseListStore(built: BuiltReleases) {
  const builtList = mergedList({
    built,
    liveRequest: { status: "idle" },
    live: null,
    allReleases: { status: "idle" },
    shownCount: RELEASES_PER_STEP,
  });
  let list = builtList;
  const listeners = new Set<() => void>();
  const update = (changes: Partial<ReleaseListState>) => {
    list = mergedList({ ...list, ...changes });
    for (const listener of listeners) listener();
  };

  /** The last request to the API. The response of an earlier one changes nothing. */
  let request: Promise<unknown> | null = null;

  const refresh = (cache: RequestCache = "no-cache") => {
    const sent = requestReleases(built, cache);
    request = sent;
    update({ liveRequest: { status: "loading" } });
    sent.then((changes) => {
      if (request === sent) update(changes);
    });
  };

  const loadAllReleases = () => {
    const { status } = list.allReleases;
    if (status === "loading" || status === "loaded") return;
    update({ allReleases: { status: "loading" } });
    fetchAllReleases(withPrefix(ALL_RELEASES_PATH)).then(
      (releases) => update({ allReleases: { status: "loaded", releases } }),
      (error: unknown) => update({ allReleases: { status: "failed", message: messageOf(error) } }),
    );
  };

  /** Shows so many versions, also after a reload, whose history entry has this state. */
  const show = (shownCount: number) => {
    window.history.replaceState({ ...window.history.state, shownCount }, "");
    update({ shownCount });
    if (list.lacksOlder) loadAllReleases();
  };

  return {
    getList: () => list,
    getBuiltList: () => builtList,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Refreshes now and when the visitor or the network returns, until it is stopped. */
    start: () => {
      // The page's head preloads this response.
      refresh("default");
      // After a reload, Back or Forward, it may be an old one. In Chromium, even a "no-cache" request
      // would get the preload, so the first request uses it up.
      if (isReturnVisit()) refresh();
      const { shownCount } = { ...window.history.state };
      if (shownCount > list.shownCount) show(shownCount);
      const stopped = refreshOnReturn(() => list.liveRequest, refresh);
      return () => {
        request = null;
        stopped.abort();
      };
    },
    refresh,
    loadAllReleases,
    show,
  };
}

/** Refuses a list that the build would refuse: it may be somebody else's (docs/rules.md, 6.3). */
async function requestReleases(
  { liveUrl, releases }: BuiltReleases,
  cache: RequestCache,
): Promise<Partial<ReleaseListState>> {
  try {
    const live = await fetchLiveReleases(liveUrl, cache);
    const isBuilt = ({ id }: ReleaseSummary) => releases.some((release) => release.id === id);
    if (releases.length > 0 && !live.releases.some(isBuilt))
      throw new Error("The server lists other releases");
    return { live, liveRequest: { status: "current", checkedAt: Date.now() } };
  } catch (error) {
    return { liveRequest: { status: "failed", message: messageOf(error) } };
  }
}

function refreshOnReturn(getRequest: () => LiveRequest, refresh: () => void): AbortController {
  const stopped = new AbortController();
  const { signal } = stopped;
  const refreshIfNeeded = () => {
    const request = getRequest();
    const isOutdated =
      request.status === "current" && Date.now() - request.checkedAt > OUTDATED_AFTER;
    if (!document.hidden && (isOutdated || request.status === "failed")) refresh();
  };
  window.addEventListener("online", refreshIfNeeded, { signal });
  document.addEventListener("visibilitychange", refreshIfNeeded, { signal });
  // `persisted`: the page was in the back-forward cache, where nothing refreshed it.
  const refreshIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh();
  };
  window.addEventListener("pageshow", refreshIfRestored, { signal });
  return stopped;
}
