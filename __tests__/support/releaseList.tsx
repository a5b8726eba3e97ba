/** The release list of /download in any state, for components that call useReleaseList. */
import { act, type RenderOptions, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { PageLocationContext } from "../../src/browser/usePageLocation";
import {
  mergedList,
  type ReleaseList,
  type ReleaseListState,
} from "../../src/features/download/list/releaseList";
import {
  createReleaseListStore,
  type ReleaseListStore,
} from "../../src/features/download/list/releaseListStore";
import { StoreContext } from "../../src/features/download/list/useReleaseList";
import type { Release } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";
import { updateOf } from "../../src/releases/update";
import { pageLocation } from "./pageLocation";

/** What happens to a list. */
export type ListChange = Partial<ReleaseListState>;

let builds = 0;

/** When a build read its list. Each test needs another time, because stores are cached by it. */
export function nextReadAt(): string {
  builds += 1;
  return new Date(Date.UTC(2026, 10, 20, 23, 30, 0, builds)).toISOString();
}

/** What a build with these releases writes into its page, which has the newest `count` of them. */
export function builtReleases(
  releases: readonly Release[],
  { count = releases.length, offers = releases.slice(0, 1) } = {},
) {
  return {
    readAt: nextReadAt(),
    liveUrl: "/live",
    isSample: false,
    releases: releases.slice(0, count).map((release) => {
      const { files: _, ...summary } = summaryOf(release);
      return summary;
    }),
    offers: offers.map(summaryOf),
    total: releases.length,
    update: updateOf(releases),
  };
}

/** The list of a page with all of these releases, or the newest `count`, after some changes. */
export function listOf(
  releases: readonly Release[],
  changes: readonly ListChange[] = [],
  limits: { count?: number; offers?: Release[] } = {},
): ReleaseList {
  const built = createReleaseListStore(builtReleases(releases, limits)).getBuiltList();
  return listAfter(built, ...changes);
}

export function listAfter(list: ReleaseList, ...changes: readonly ListChange[]): ReleaseList {
  return mergedList(Object.assign({}, list, ...changes));
}

/** The API has responded. */
export const responded = (
  releases: readonly Release[],
  { hasNextPage = false, at = Date.now() } = {},
): ListChange => ({
  live: { releases: releases.map(summaryOf), hasNextPage },
  liveRequest: { status: "current", checkedAt: at },
});

export const requested: ListChange = { liveRequest: { status: "loading" } };
export const failed: ListChange = {
  liveRequest: { status: "failed", message: "too slow" },
};
export const allRequested: ListChange = { allReleases: { status: "loading" } };
export const allLoaded = (releases: readonly Release[]): ListChange => ({
  allReleases: { status: "loaded", releases: releases.map(summaryOf) },
});
export const allFailed: ListChange = {
  allReleases: { status: "failed", message: "status 503" },
};

/** The list of a page that has loaded all of these releases. */
export const completeList = (releases: readonly Release[]) =>
  listOf(releases, [responded(releases), allLoaded(releases)]);

/**
 * Renders an element with a list, at a URL of the site. Also returns mocks of the actions, and
 * functions that change the list and, as a link or Back does, the URL.
 */
export function renderWithList(
  element: ReactElement,
  list: ReleaseList,
  { url = "/download", ...options }: RenderOptions & { url?: string } = {},
) {
  let current = list;
  let location = pageLocation(url);
  const listeners = new Set<() => void>();
  const actions = {
    refresh: jest.fn(),
    showMore: jest.fn(),
    loadAllReleases: jest.fn(),
  };
  const store: ReleaseListStore = {
    ...actions,
    getList: () => current,
    getBuiltList: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageLocationContext.Provider value={location}>
      <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
    </PageLocationContext.Provider>
  );
  const setList = (next: ReleaseList) =>
    act(() => {
      current = next;
      for (const listener of listeners) listener();
    });
  const view = render(element, { ...options, wrapper });
  const setUrl = (next: string, nextElement = element) => {
    location = pageLocation(next);
    view.rerender(nextElement);
  };
  return { ...view, actions, setList, setUrl };
}

/** Opens a lazy tool at a query of /download, with fake timers. */
export async function openTool(tool: ReactElement, query: string, list: ReleaseList) {
  const view = renderWithList(tool, list, { url: `/download${query}` });
  await pass(1);
  const goTo = async (next: string) => {
    view.setUrl(`/download${next}`);
    await pass(1);
  };
  return { ...view, goTo };
}

/** Lets this time pass, in milliseconds, and the scripts load. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
