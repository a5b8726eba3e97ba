import {
  isSettled,
  missingReleases,
  nextList,
  type ReleaseList,
  type ReleaseListEvent,
} from "../../../../src/features/download/list/releaseList";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf } from "../../../support/releaseList";

const numbered = (number: number, changes: Partial<Release> = {}) =>
  release({
    id: String(number),
    version: `v${number}`,
    name: `Player ${number}`,
    files: [releaseFile(`player-${number}.apk`)],
    ...changes,
  });
const releasesOf = (...numbers: number[]) => numbers.map((number) => numbered(number));
/** Releases from the newest, `count`, down to 1. */
const numberedList = (count: number) => Array.from({ length: count }, (_, index) => numbered(count - index));

/** A list whose build had `total` releases, of which the page has the newest `count`. */
const built = (count: number, { total = count, step = 30 } = {}) => listOf(numberedList(total), [], { count, step });
const listAfter = (list: ReleaseList, ...events: ReleaseListEvent[]) => events.reduce(nextList, list);

const started: ReleaseListEvent = { type: "refreshStarted" };
const refreshFailed: ReleaseListEvent = { type: "refreshFailed", message: "no network" };
const more: ReleaseListEvent = { type: "moreRequested" };
const requested: ReleaseListEvent = { type: "allReleasesRequested" };
const loaded = (...numbers: number[]): ReleaseListEvent => ({ type: "allReleasesLoaded", releases: releasesOf(...numbers) });
const fileFailed: ReleaseListEvent = { type: "allReleasesFailed", message: "status 404" };
/** The response of an API that has more releases than these. */
const firstPage = (...numbers: number[]) => answered(releasesOf(...numbers), { hasNextPage: true });

/** The releases that the page shows. */
const shown = ({ known, shownCount }: ReleaseList) => known.slice(0, shownCount);
const latestFiles = ({ known: [latest], files }: ReleaseList) => latest && files.get(latest.id);
const names = (releases: readonly { name: string }[]) => releases.map(({ name }) => name.replace("Player ", "")).join(" ");

describe("the built list", () => {
  test("shows its releases with the files of the newest, and nothing has been requested", () => {
    const list = built(3);
    expect(names(shown(list))).toBe("3 2 1");
    expect([...list.files]).toEqual([["3", [releaseFile("player-3.apk")]]]);
    expect(list).toMatchObject({ refresh: { status: "built" }, allReleasesFile: { status: "idle" }, isChanged: false });
  });

  test("has unknown releases if the build had more than the page", () => {
    expect(built(3, { step: 2 }).hasUnknownReleases).toBe(false);
    expect(built(2, { step: 2, total: 5 }).hasUnknownReleases).toBe(true);
  });
});

describe("a refresh", () => {
  test("that is under way changes no release", () => {
    const list = built(3);
    const refreshing = listAfter(list, started);
    expect(refreshing.refresh).toEqual({ status: "loading" });
    expect(refreshing.known).toBe(list.known);
    expect(refreshing.files).toBe(list.files);
  });

  test("that brings the same releases is current, and every release stays the same object", () => {
    const before = built(3);
    const list = listAfter(before, answered(numberedList(3), { at: 7 }));
    expect(list).toMatchObject({ refresh: { status: "current" }, checkedAt: 7, isChanged: false });
    shown(list).forEach((one, index) => {
      expect(one).toBe(shown(before)[index]);
    });
    expect(latestFiles(list)).toEqual([releaseFile("player-3.apk")]);
  });

  test.each([
    ["shows a newer release first, with its files", numberedList(4), "4 3 2 1", [releaseFile("player-4.apk")]],
    ["removes a deleted release", releasesOf(3, 1), "3 1", [releaseFile("player-3.apk")]],
    ["replaces an edited release", [...releasesOf(3, 2), numbered(1, { name: "Edited" })], "3 2 Edited", undefined],
    ["removes every release and file if the API has none", [], "", []],
  ])("%s", (_, releases, expected, files) => {
    const list = listAfter(built(3), answered(releases));
    expect(names(shown(list))).toBe(expected);
    expect(list).toMatchObject({ isChanged: true, total: releases.length });
    if (files) expect(latestFiles(list) ?? []).toEqual(files);
  });

  test("is a change if it brings an older release that the whole build did not have", () => {
    expect(listAfter(built(2), answered(releasesOf(2, 1, 0))).isChanged).toBe(true);
  });

  test("is no change if it only reaches further back than the page", () => {
    const list = listAfter(built(2, { total: 5 }), firstPage(5, 4, 3, 2));
    expect(list.isChanged).toBe(false);
    expect(names(list.known)).toBe("5 4 3 2");
  });

  test("leaves unknown releases only if the API has another page", () => {
    const list = built(2, { total: 5 });
    expect(listAfter(list, firstPage(5, 4)).hasUnknownReleases).toBe(true);
    expect(listAfter(list, answered(numberedList(5))).hasUnknownReleases).toBe(false);
  });

  test("that fails says why, and keeps the built list or the last response", () => {
    const list = listAfter(built(3), started, refreshFailed);
    expect(list.refresh).toEqual({ status: "failed", message: "no network", isGone: false });
    expect(names(shown(list))).toBe("3 2 1");
    const later = listAfter(built(3), answered(numberedList(4)), started, refreshFailed);
    expect(names(shown(later))).toBe("4 3 2 1");
    expect(later.isChanged).toBe(true);
  });
});

test.each([
  ["is the build's number", firstPage(7, 5, 4), 5],
  ["is more if more are known", firstPage(8, 7, 6, 5), 6],
  ["is the number of the known ones once all are known", answered(releasesOf(7, 5)), 2],
])("the total %s", (_, response, total) => {
  expect(listAfter(built(3, { total: 5 }), response).total).toBe(total);
});

describe("more releases", () => {
  test("show step by step if the page knows them", () => {
    const first = built(5, { step: 2 });
    const second = listAfter(first, more);
    const third = listAfter(second, more);
    expect([first, second, third].map((list) => names(shown(list)))).toEqual(["5 4", "5 4 3 2", "5 4 3 2 1"]);
    expect(third.allReleasesFile.status).toBe("idle");
  });

  test("show after all releases are loaded if the page does not know them, and a second press changes nothing", () => {
    const waiting = listAfter(built(2, { step: 2, total: 5 }), more);
    expect(waiting.allReleasesFile).toEqual({ status: "loading" });
    expect(names(shown(waiting))).toBe("5 4");
    expect(listAfter(waiting, more)).toBe(waiting);
    expect(names(shown(listAfter(waiting, loaded(5, 4, 3, 2, 1))))).toBe("5 4 3 2");
  });

  test("do not show if all releases cannot be loaded, and can be requested again", () => {
    const failed = listAfter(built(2, { step: 2, total: 5 }), more, fileFailed);
    expect(failed.allReleasesFile).toEqual({ status: "failed", message: "status 404" });
    expect(names(shown(failed))).toBe("5 4");
    expect(names(shown(listAfter(failed, more, loaded(5, 4, 3, 2, 1))))).toBe("5 4 3 2");
  });

  test("also show if all releases were already loading for something else", () => {
    expect(names(shown(listAfter(built(2, { step: 2, total: 5 }), requested, more, loaded(5, 4, 3, 2, 1))))).toBe("5 4 3 2");
  });

  test("show up to a position, in whole steps, and never fewer than before", () => {
    const list = listAfter(built(5, { step: 2 }), { type: "shownUpTo", count: 3 });
    expect(names(shown(list))).toBe("5 4 3 2");
    expect(listAfter(list, { type: "shownUpTo", count: 4 })).toBe(list);
  });
});

describe("all releases", () => {
  test("are not loaded again while they are loading or once they are loaded", () => {
    const loading = listAfter(built(2, { total: 4 }), requested);
    expect(listAfter(loading, requested)).toBe(loading);
    const all = listAfter(loading, loaded(4, 3, 2, 1));
    expect(listAfter(all, requested)).toBe(all);
  });

  test.each([
    ["the response, then the file", [firstPage(5, 4), loaded(4, 3, 2, 1)]],
    ["the file, then the response", [loaded(4, 3, 2, 1), firstPage(5, 4)]],
  ])("are the same in both orders of arrival: %s", (_, events) => {
    const list = listAfter(built(2, { total: 4 }), started, requested, ...events);
    expect(names(list.known)).toBe("5 4 3 2 1");
    expect(list.known.every(({ id }) => list.files.get(id)?.length === 1)).toBe(true);
    expect(list.hasUnknownReleases).toBe(false);
  });

  test("that cannot be loaded leave what the page and the response have, with the files of the response and of the newest built one", () => {
    const list = listAfter(built(3, { total: 9 }), firstPage(10, 9), requested, fileFailed);
    expect(names(list.known)).toBe("10 9 8 7");
    expect([...list.files.keys()]).toEqual(["9", "10"]);
  });

  test("keep what a later build has brought before the response, but no release that was deleted from the page", () => {
    const list = listAfter(built(3, { total: 9 }), firstPage(8, 7), requested);
    expect(names(listAfter(list, loaded(11, 10, 9, 8, 7, 6)).known)).toBe("11 10 8 7 6");
    expect(names(listAfter(list, loaded(9, 8, 7, 6)).known)).toBe("8 7 6");
  });

  test("have the files of their own newest release if the file is newer than the page", () => {
    const list = listAfter(built(1), refreshFailed, requested, loaded(2, 1));
    expect(names(shown(list))).toBe("2 1");
    expect(latestFiles(list)).toEqual([releaseFile("player-2.apk")]);
  });
});

const OLDER = { older: true, newer: false };
const NEWER = { older: false, newer: true };
const NOTHING = { older: false, newer: false };

test.each<[string, boolean, ReleaseListEvent[]]>([
  ["nothing has arrived", false, [requested, started]],
  ["only the API has answered", false, [requested, firstPage(4, 3)]],
  ["only the file is loaded", false, [started, loaded(4, 3, 2, 1)]],
  ["both have answered, and the API is asked again", true, [firstPage(4, 3), loaded(4, 3, 2, 1), started]],
  ["both have answered", true, [firstPage(4, 3), loaded(4, 3, 2, 1)]],
  ["both have failed", true, [refreshFailed, fileFailed]],
])("if %s, the list is settled: %p", (_, expected, events) => {
  expect(isSettled(listAfter(built(2, { total: 4 }), ...events))).toBe(expected);
});

test.each<[string, ReleaseListEvent[], typeof NOTHING]>([
  ["nothing if both have answered", [firstPage(5, 4), loaded(4, 3, 2, 1)], NOTHING],
  ["nothing without the file if the response has all of them", [answered(numberedList(4)), fileFailed], NOTHING],
  ["older releases without the file", [firstPage(5, 4), fileFailed], OLDER],
  ["older releases if the file is of another repository than the response", [firstPage(99, 98), loaded(4, 3, 2, 1)], OLDER],
  ["newer releases without a response", [refreshFailed, loaded(4, 3, 2, 1)], NEWER],
  ["newer releases if a later request fails", [firstPage(5, 4), loaded(4, 3, 2, 1), refreshFailed], NEWER],
  ["both without either", [refreshFailed, fileFailed], { older: true, newer: true }],
])("a settled list lacks %s", (_, events, expected) => {
  expect(missingReleases(listAfter(built(2, { total: 4 }), ...events))).toEqual(expected);
});
