/** The release list of /download in any state, for components that call useReleaseList. */
import { act, type RenderOptions, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import {
  builtList,
  nextList,
  type ReleaseList,
  type ReleaseListEvent,
} from "../../src/features/download/list/releaseList";
import type { ReleaseListStore } from "../../src/features/download/list/releaseListStore";
import { StoreContext } from "../../src/features/download/list/useReleaseList";
import type { Release } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";
import { pageLocation } from "./pageLocation";

let builds = 0;

/** When a build read its list. Each test needs another time, because stores are cached by it. */
export function nextReadAt(): string {
  builds += 1;
  return new Date(Date.UTC(2026, 10, 20, 23, 30, 0, builds)).toISOString();
}

/** What a build with these releases writes into its page, which has the newest `count` of them. */
export function builtReleases(
  releases: readonly Release[],
  { count = releases.length, step = 30, offered = releases.slice(0, 0) } = {},
) {
  return {
    readAt: nextReadAt(),
    liveUrl: "/live",
    releases: releases.slice(0, count).map(summaryOf),
    newestFiles: releases[0]?.files ?? [],
    offered,
    total: releases.length,
    step,
  };
}

/** The list of a page with all of these releases, or the newest `count`, after some events. */
export function listOf(
  releases: readonly Release[],
  events: readonly ReleaseListEvent[] = [],
  limits = {},
): ReleaseList {
  return events.reduce(nextList, builtList(builtReleases(releases, limits)));
}

/** The event after a response of the API. */
export const responded = (
  releases: readonly Release[],
  { hasNextPage = false, at = Date.now() } = {},
): ReleaseListEvent => ({ type: "refreshSucceeded", live: { releases, hasNextPage }, at });

export const refreshStarted: ReleaseListEvent = { type: "refreshStarted" };
export const refreshFailed: ReleaseListEvent = { type: "refreshFailed", message: "too slow" };
export const allRequested: ReleaseListEvent = { type: "allReleasesRequested" };
export const allLoaded = (releases: readonly Release[]): ReleaseListEvent => ({
  type: "allReleasesLoaded",
  releases,
});
export const allFailed: ReleaseListEvent = { type: "allReleasesFailed", message: "status 503" };

/** The list of a page that knows all of these releases. */
export const completeList = (releases: readonly Release[]) =>
  listOf(releases, [responded(releases), allLoaded(releases)]);

/** Renders an element with a list. Also returns `setList`, and mocks of the actions. */
export function renderWithList(element: ReactElement, list: ReleaseList, options?: RenderOptions) {
  let current = list;
  const listeners = new Set<() => void>();
  const actions = {
    refresh: jest.fn(),
    showMore: jest.fn(),
    showUpTo: jest.fn(),
    loadAllReleases: jest.fn(),
    loadFiles: jest.fn(),
    retry: jest.fn(),
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
    <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
  );
  const setList = (next: ReleaseList) =>
    act(() => {
      current = next;
      for (const listener of listeners) listener();
    });
  return { ...render(element, { ...options, wrapper }), actions, setList };
}

/**
 * Opens a lazy tool at a URL of /download, with fake timers. `goTo` opens another URL, as a link or
 * Back does.
 */
export async function openTool(
  toolAt: (location: ReturnType<typeof pageLocation>) => ReactElement,
  url: string,
  list: ReleaseList,
) {
  const at = (next: string) => toolAt(pageLocation(`/download${next}`));
  const view = renderWithList(at(url), list);
  await pass(1);
  const goTo = async (next: string) => {
    view.rerender(at(next));
    await pass(1);
  };
  return { ...view, goTo };
}

/** Lets this time pass, in milliseconds, and the scripts load. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
