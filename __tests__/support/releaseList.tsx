/** The release list of /download in states that a test chooses, for components that call useReleaseList. */
import { act, type RenderOptions, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import {
  type BuiltReleases,
  builtList,
  nextList,
  type ReleaseList,
  type ReleaseListEvent,
} from "../../src/features/download/list/releaseList";
import { type ReleaseListStore, StoreContext } from "../../src/features/download/list/useReleaseList";
import type { Release } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";

let builds = 0;

/** When a build read its list: another time in each test, because the page keeps the list of a build. */
export function nextReadAt(): string {
  builds += 1;
  return new Date(Date.UTC(2026, 10, 21, 10, 0, 0, builds)).toISOString();
}

/** What the build of a site with these releases writes into its page, which has the newest `count` of them. */
export function builtReleases(
  releases: readonly Release[],
  { count = releases.length, step = 30, offered = releases.slice(0, 0) } = {},
): BuiltReleases {
  return {
    newest: releases.slice(0, count).map(summaryOf),
    latestFiles: releases[0]?.files ?? [],
    offered,
    total: releases.length,
    step,
  };
}

/** The list of a page that has all of these releases, or its newest `count`, after some events. */
export function listOf(releases: readonly Release[], events: readonly ReleaseListEvent[] = [], limits = {}): ReleaseList {
  return events.reduce(nextList, builtList(builtReleases(releases, limits)));
}

/** The event of a response of the API that has these releases. */
export const answered = (releases: readonly Release[], { hasNextPage = false, at = Date.now() } = {}): ReleaseListEvent => ({
  type: "refreshSucceeded",
  live: { releases, hasNextPage },
  at,
});

/**
 * Renders an element with a list.
 *
 * @returns also `actions`, what the element called, and `setList`, which changes the list
 */
export function renderWithList(element: ReactElement, list: ReleaseList, options: RenderOptions = {}) {
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
    getList: () => current,
    builtList: list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => () => undefined,
    ...actions,
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
