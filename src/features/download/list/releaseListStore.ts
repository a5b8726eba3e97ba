import { withPrefix } from "gatsby";
import { isReturnVisit } from "../../../browser/isReturnVisit";
import { isIn } from "../../../releases/mergeReleases";
import { messageOf } from "../../../releases/messageOf";
import { RELEASES_PER_STEP } from "../../../site/constants";
import { paths } from "../../../site/links";
import {
  type BuiltReleases,
  type LiveRequest,
  mergedList,
  type ReleaseListState,
} from "./releaseList";
import { fetchAllReleases, fetchLiveReleases } from "./releaseRequests";

/** In milliseconds. After that, a return to the page refreshes the list. */
const OUTDATED_AFTER = 3_600_000;

const INITIAL_STATE = {
  liveRequest: { status: "idle" },
  live: null,
  allReleases: { status: "idle" },
  shownCount: RELEASES_PER_STEP,
} as const;

export type ReleaseListStore = ReturnType<typeof createReleaseListStore>;

/** The release list while the page is open, and what a visitor can do with it. */
export function createReleaseListStore(built: BuiltReleases) {
  const builtList = mergedList({ built, ...INITIAL_STATE });
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
    fetchAllReleases(withPrefix(paths.allReleases)).then(
      (releases) => update({ allReleases: { status: "loaded", releases } }),
      (error: unknown) => update({ allReleases: { status: "failed", message: messageOf(error) } }),
    );
  };

  /** The history entry keeps the number for a reload and Back, also from another site. */
  const show = (shownCount: number) => {
    window.history.replaceState({ ...window.history.state, shownCount }, "");
    update({ shownCount });
    if (list.lacksOlder) loadAllReleases();
  };
  const showAsBefore = () => {
    const stored: unknown = { ...window.history.state }.shownCount;
    const shownCount = Math.max(list.shownCount, Number(stored) || 0);
    if (shownCount > RELEASES_PER_STEP) show(shownCount);
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
      refresh("default");
      // The first request takes the preload of the document, which is old after Back. Chromium
      // would answer even a "no-cache" request from the preload.
      if (isReturnVisit()) refresh();
      const stopped = refreshOnReturn(() => list.liveRequest, refresh);
      showAsBefore();
      // A link within the page makes a history entry, too.
      window.addEventListener("popstate", showAsBefore, { signal: stopped.signal });
      return () => {
        request = null;
        stopped.abort();
      };
    },
    refresh,
    loadAllReleases,
    // A second press before the file is loaded adds nothing.
    showMore: () => show(Math.min(list.shownCount, list.releases.length) + RELEASES_PER_STEP),
  };
}

/** Refuses a list that the build would refuse: it may be somebody else's (docs/rules.md, 6.3). */
async function requestReleases(
  { liveUrl, releases }: BuiltReleases,
  cache: RequestCache,
): Promise<Partial<ReleaseListState>> {
  try {
    const live = await fetchLiveReleases(liveUrl, cache);
    if (releases.length > 0 && !live.releases.some(isIn(releases)))
      throw new Error("The server has another list");
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
