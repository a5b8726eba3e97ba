import { builtList, coverageOf, nextList, type ReleaseList } from "../../../../src/features/download/list/releaseList";
import type { NewestReleases } from "../../../../src/releases/mergeReleases";
import type { Release } from "../../../../src/releases/release";
import { summaryOf } from "../../../../src/releases/summary";
import { release, releaseFile } from "../../../support/release";

const numbered = (number: number, changes: Partial<Release> = {}) =>
  release({
    id: String(number),
    version: `v${number}`,
    name: `Player ${number}`,
    files: [releaseFile(`player-${number}.apk`)],
    ...changes,
  });
/** Releases from the newest, `count`, down to 1. */
const numberedList = (count: number) => Array.from({ length: count }, (_, index) => numbered(count - index));
const answer = (releases: readonly Release[], hasNextPage = false): NewestReleases => ({ releases, hasNextPage });
const NOW = Date.parse("2026-11-22T12:00:00Z");

/** A list whose build had `total` releases, of which the page has the newest `count`. */
function built(count: number, { total = count, step = 30 } = {}): ReleaseList {
  const all = numberedList(total);
  return builtList({ newest: all.slice(0, count).map(summaryOf), latestFiles: all[0]?.files ?? [], offered: [], total, step });
}
const refreshStarted = (list: ReleaseList) => nextList(list, { type: "refreshStarted" });
const refreshSucceeded = (list: ReleaseList, live: NewestReleases, at: number) =>
  nextList(list, { type: "refreshSucceeded", live, at });
const refreshFailed = (list: ReleaseList, message: string) => nextList(list, { type: "refreshFailed", message });
const moreRequested = (list: ReleaseList) => nextList(list, { type: "moreRequested" });
const allReleasesRequested = (list: ReleaseList) => nextList(list, { type: "allReleasesRequested" });
const allReleasesLoaded = (list: ReleaseList, releases: Release[]) => nextList(list, { type: "allReleasesLoaded", releases });
const allReleasesFailed = (list: ReleaseList, message: string) => nextList(list, { type: "allReleasesFailed", message });

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
    expect(list.hasUnknownReleases).toBe(false);
    expect(coverageOf(list)).toBeNull();
  });

  test("has unknown releases if the build had more than the page", () => {
    expect(built(3, { step: 2 }).hasUnknownReleases).toBe(false);
    expect(built(2, { step: 2, total: 5 }).hasUnknownReleases).toBe(true);
  });
});

describe("a refresh", () => {
  test("that is under way changes no release", () => {
    const list = refreshStarted(built(3));
    expect(list.refresh).toEqual({ status: "loading" });
    expect(names(shown(list))).toBe("3 2 1");
  });

  test("that brings the same releases is current, and every release stays the same object", () => {
    const before = built(3);
    const list = refreshSucceeded(before, answer(numberedList(3)), NOW);
    expect(list).toMatchObject({ refresh: { status: "current" }, checkedAt: NOW, isChanged: false });
    shown(list).forEach((one, index) => {
      expect(one).toBe(shown(before)[index]);
    });
    expect(latestFiles(list)).toEqual([releaseFile("player-3.apk")]);
  });

  test.each([
    ["shows a newer release first, with its files", numberedList(4), "4 3 2 1", [releaseFile("player-4.apk")]],
    ["removes a deleted release", [numbered(3), numbered(1)], "3 1", [releaseFile("player-3.apk")]],
    ["replaces an edited release", [...numberedList(3).slice(0, 2), numbered(1, { name: "Edited" })], "3 2 Edited", undefined],
    ["removes every release and file if the API has none", [], "", []],
  ])("%s", (_, releases, expected, files) => {
    const list = refreshSucceeded(built(3), answer(releases), NOW);
    expect(names(shown(list))).toBe(expected);
    expect(list).toMatchObject({ isChanged: true, total: releases.length });
    if (files) expect(latestFiles(list) ?? []).toEqual(files);
  });

  test("is a change if it brings an older release that the whole build did not have", () => {
    expect(refreshSucceeded(built(2), answer([...numberedList(2), numbered(0)]), NOW).isChanged).toBe(true);
  });

  test("is no change if it only reaches further back than the page", () => {
    const list = refreshSucceeded(built(2, { total: 5 }), answer(numberedList(5).slice(0, 4), true), NOW);
    expect(list.isChanged).toBe(false);
    expect(names(list.known)).toBe("5 4 3 2");
  });

  test.each([
    ["nothing has changed", [5, 4, 3], 5],
    ["two were published", [7, 6, 5, 4, 3], 7],
    ["one was deleted, and the answer reaches further back", [5, 3, 2], 4],
    ["two were deleted, and the answer reaches further back", [3, 2, 1], 3],
    ["all of the page were replaced", [9, 8, 7], 3],
  ])("counts the releases beyond the page once: %s", (_, numbers, total) => {
    const releases = numbers.map((number) => numbered(number));
    const list = refreshSucceeded(built(3, { total: 5 }), answer(releases, true), NOW);
    expect(list).toMatchObject({ hasUnknownReleases: true, total });
  });

  test("leaves unknown releases only if the API has another page", () => {
    const list = built(2, { step: 2, total: 5 });
    expect(refreshSucceeded(list, answer(numberedList(5).slice(0, 2), true), NOW).hasUnknownReleases).toBe(true);
    const complete = refreshSucceeded(list, answer(numberedList(5)), NOW);
    expect(complete.hasUnknownReleases).toBe(false);
    expect(names(complete.known)).toBe("5 4 3 2 1");
  });

  test("that fails says why, and keeps the built list or the last answer", () => {
    const list = refreshFailed(refreshStarted(built(3)), "Failed to fetch releases");
    expect(list.refresh).toEqual({ status: "failed", message: "Failed to fetch releases", isGone: false });
    expect(names(shown(list))).toBe("3 2 1");
    const later = refreshFailed(refreshStarted(refreshSucceeded(built(3), answer(numberedList(4)), NOW)), "no network");
    expect(names(shown(later))).toBe("4 3 2 1");
    expect(later.isChanged).toBe(true);
  });
});

describe("more releases", () => {
  test("show step by step if the page knows them", () => {
    const first = built(5, { step: 2 });
    const second = moreRequested(first);
    const third = moreRequested(second);
    expect([first, second, third].map((list) => names(shown(list)))).toEqual(["5 4", "5 4 3 2", "5 4 3 2 1"]);
    expect(third.allReleasesFile.status).toBe("idle");
  });

  test("show after all releases are loaded if the page does not know them, and a second press changes nothing", () => {
    const waiting = moreRequested(built(2, { step: 2, total: 5 }));
    expect(waiting.allReleasesFile).toEqual({ status: "loading" });
    expect(names(shown(waiting))).toBe("5 4");
    expect(moreRequested(waiting)).toBe(waiting);
    const loaded = allReleasesLoaded(waiting, numberedList(5));
    expect(names(shown(loaded))).toBe("5 4 3 2");
    expect(names(shown(moreRequested(loaded)))).toBe("5 4 3 2 1");
  });

  test("do not show if all releases cannot be loaded, and can be requested again", () => {
    const failed = allReleasesFailed(moreRequested(built(2, { step: 2, total: 5 })), "status 404");
    expect(failed.allReleasesFile).toEqual({ status: "failed", message: "status 404" });
    expect(names(shown(failed))).toBe("5 4");
    expect(names(shown(allReleasesLoaded(moreRequested(failed), numberedList(5))))).toBe("5 4 3 2");
  });

  test("also show if all releases were already loading for something else", () => {
    const waiting = moreRequested(allReleasesRequested(built(2, { step: 2, total: 5 })));
    expect(names(shown(allReleasesLoaded(waiting, numberedList(5))))).toBe("5 4 3 2");
  });
});

describe("all releases", () => {
  test("are not loaded again while they are loading or once they are loaded", () => {
    const loading = allReleasesRequested(built(2, { total: 4 }));
    expect(allReleasesRequested(loading)).toBe(loading);
    const loaded = allReleasesLoaded(loading, numberedList(4));
    expect(allReleasesRequested(loaded)).toBe(loaded);
  });

  test.each([
    ["the answer, then the file", (list: ReleaseList) => loadFile(bringAnswer(list))],
    ["the file, then the answer", (list: ReleaseList) => bringAnswer(loadFile(list))],
  ])("are the same in both orders of arrival: %s", (_, receive) => {
    const list = receive(allReleasesRequested(refreshStarted(built(2, { total: 4 }))));
    expect(names(list.known)).toBe("5 4 3 2 1");
    expect(coverageOf(list)).toEqual({ isComplete: true, isCurrent: true });
    expect(list.known.every(({ id }) => list.files.get(id)?.length === 1)).toBe(true);
    expect(list.hasUnknownReleases).toBe(false);
  });
  const bringAnswer = (list: ReleaseList) => refreshSucceeded(list, answer(numberedList(5).slice(0, 2), true), NOW);
  const loadFile = (list: ReleaseList) => allReleasesLoaded(list, numberedList(4));

  test("cannot be searched before they are requested and before the first answer, but while a later refresh is under way", () => {
    expect(coverageOf(bringAnswer(built(2, { total: 4 })))).toBeNull();
    expect(coverageOf(allReleasesRequested(bringAnswer(built(2, { total: 4 }))))).toBeNull();
    const loaded = loadFile(allReleasesRequested(built(2, { total: 4 })));
    expect(coverageOf(loaded)).toBeNull();
    expect(coverageOf(refreshStarted(loaded))).toBeNull();
    expect(coverageOf(refreshStarted(bringAnswer(loaded)))).toEqual({ isComplete: true, isCurrent: true });
    expect(names(refreshStarted(bringAnswer(loaded)).known)).toBe("5 4 3 2 1");
    expect(coverageOf(refreshFailed(loaded, "no network"))).toEqual({ isComplete: true, isCurrent: false });
    expect(coverageOf(refreshFailed(bringAnswer(loaded), "no network"))).toEqual({ isComplete: true, isCurrent: false });
    expect(names(refreshFailed(loaded, "no network").known)).toBe("4 3 2 1");
  });

  test("need another answer for a question that was asked more than a minute after the last one, unless the API fails", () => {
    const loaded = loadFile(allReleasesRequested(bringAnswer(built(2, { total: 4 }))));
    expect(coverageOf(loaded, NOW + 60_000)).not.toBeNull();
    expect(coverageOf(loaded, NOW + 60_001)).toBeNull();
    expect(coverageOf(refreshFailed(loaded, "no network"), NOW + 60_001)).toEqual({ isComplete: true, isCurrent: false });
  });

  test("are incomplete without the file: only the newest built release has its files", () => {
    const list = allReleasesFailed(allReleasesRequested(refreshFailed(built(3, { total: 9 }), "no network")), "status 404");
    expect(coverageOf(list)).toEqual({ isComplete: false, isCurrent: false });
    expect(list.known.map(({ id }) => list.files.get(id))).toEqual([[releaseFile("player-9.apk")], undefined, undefined]);
  });

  test("have the older built releases, too, if the file fails after an answer", () => {
    const answered = refreshSucceeded(built(3, { total: 9 }), answer([numbered(10), numbered(9)], true), NOW);
    const list = allReleasesFailed(allReleasesRequested(answered), "status 404");
    expect(names(list.known)).toBe("10 9 8 7");
  });

  test("are complete without the file if the answer holds all of them", () => {
    const list = allReleasesFailed(
      allReleasesRequested(refreshSucceeded(built(2, { total: 4 }), answer(numberedList(4)), NOW)),
      "404",
    );
    expect(coverageOf(list)).toEqual({ isComplete: true, isCurrent: true });
    expect(list.known).toHaveLength(4);
  });

  test("keep what a later build has brought before the answer, but no release that was deleted from the page", () => {
    const answered = refreshSucceeded(built(3, { total: 9 }), answer([numbered(8), numbered(7)], true), NOW);
    const list = (file: Release[]) => names(allReleasesLoaded(allReleasesRequested(answered), file).known);
    expect(list([11, 10, 9, 8, 7, 6].map((number) => numbered(number)))).toBe("11 10 8 7 6");
    expect(list([9, 8, 7, 6].map((number) => numbered(number)))).toBe("8 7 6");
  });

  test("are incomplete if they are of another repository than the answer", () => {
    const answered = refreshSucceeded(built(3), answer([numbered(99)], true), NOW);
    const list = allReleasesLoaded(allReleasesRequested(answered), numberedList(3));
    expect(list.known).toEqual([numbered(99)]);
    expect(coverageOf(list)).toMatchObject({ isComplete: false });
  });

  test("have the files of their own newest release if the file is newer than the page", () => {
    const list = allReleasesLoaded(allReleasesRequested(refreshFailed(built(1), "no network")), numberedList(2));
    expect(names(shown(list))).toBe("2 1");
    expect(latestFiles(list)).toEqual([releaseFile("player-2.apk")]);
  });
});

test("what an event does not change stays the same object", () => {
  const list = loadAll(built(3, { step: 2 }));
  const refreshing = refreshStarted(list);
  expect(refreshing.known).toBe(list.known);
  expect(refreshing.files).toBe(list.files);
});
const loadAll = (list: ReleaseList) =>
  allReleasesLoaded(allReleasesRequested(refreshSucceeded(list, answer(numberedList(3)), NOW)), numberedList(3));
