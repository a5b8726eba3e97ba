import {
  allReleasesFailed,
  allReleasesLoaded,
  allReleasesRequested,
  builtList,
  moreRequested,
  type ReleaseListState,
  refreshFailed,
  refreshStarted,
  refreshSucceeded,
} from "../../../../src/features/download/list/releaseList";
import type { NewestReleases } from "../../../../src/releases/mergeReleases";
import { type Release, summaryOf } from "../../../../src/releases/release";
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
function built(count: number, { total = count, step = 30 } = {}): ReleaseListState {
  const all = numberedList(total);
  return builtList({ newest: all.slice(0, count).map(summaryOf), latestFiles: all[0]?.files ?? [], total, step });
}
const names = (releases: readonly { name: string }[]) => releases.map(({ name }) => name.replace("Player ", "")).join(" ");

describe("the built list", () => {
  test("shows its releases with the files of the newest, and nothing has been requested", () => {
    const list = built(3);
    expect(names(list.shown)).toBe("3 2 1");
    expect(list.latestFiles).toEqual([releaseFile("player-3.apk")]);
    expect(list.versions).toEqual(["v3", "v2", "v1"]);
    expect(list).toMatchObject({ refresh: { status: "built" }, allReleasesFile: { status: "idle" }, isChanged: false });
    expect(list).toMatchObject({ hasMoreToShow: false, hasUnknownReleases: false, allReleases: null });
  });

  test("has more to show if it is longer than a step, or if the build had more", () => {
    expect(built(2, { step: 2 }).hasMoreToShow).toBe(false);
    expect(built(3, { step: 2 }).hasMoreToShow).toBe(true);
    expect(built(2, { step: 2, total: 5 })).toMatchObject({ hasMoreToShow: true, hasUnknownReleases: true });
  });

  test("names a version only once if two releases have it", () => {
    const twins = [numbered(2, { version: "v1" }), numbered(1)].map(summaryOf);
    expect(builtList({ newest: twins, latestFiles: [], total: 2, step: 30 }).versions).toEqual(["v1"]);
  });
});

describe("a refresh", () => {
  test("that is under way changes no release", () => {
    const list = refreshStarted(built(3));
    expect(list.refresh).toEqual({ status: "loading" });
    expect(names(list.shown)).toBe("3 2 1");
  });

  test("that brings the same releases is current, and every release stays the same object", () => {
    const before = built(3);
    const list = refreshSucceeded(before, answer(numberedList(3)), NOW);
    expect(list).toMatchObject({ refresh: { status: "current" }, checkedAt: NOW, isChanged: false });
    list.shown.forEach((one, index) => {
      expect(one).toBe(before.shown[index]);
    });
    expect(list.latestFiles).toBe(before.latestFiles);
  });

  test.each([
    ["shows a newer release first, with its files", numberedList(4), "4 3 2 1", [releaseFile("player-4.apk")]],
    ["removes a deleted release", [numbered(3), numbered(1)], "3 1", [releaseFile("player-3.apk")]],
    ["replaces an edited release", [...numberedList(3).slice(0, 2), numbered(1, { name: "Edited" })], "3 2 Edited", undefined],
    ["removes every release and file if the API has none", [], "", []],
  ])("%s", (_, releases, expected, latestFiles) => {
    const list = refreshSucceeded(built(3), answer(releases), NOW);
    expect(names(list.shown)).toBe(expected);
    expect(list).toMatchObject({ isChanged: true, versions: releases.map(({ version }) => version), hasMoreToShow: false });
    if (latestFiles) expect(list.latestFiles).toEqual(latestFiles);
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
    expect(complete).toMatchObject({ hasUnknownReleases: false, hasMoreToShow: true });
    expect(complete.versions).toEqual(["v5", "v4", "v3", "v2", "v1"]);
  });

  test("that fails says why, and keeps the built list or the last answer", () => {
    const list = refreshFailed(refreshStarted(built(3)), "Failed to fetch releases");
    expect(list.refresh).toEqual({ status: "failed", message: "Failed to fetch releases", isGone: false });
    expect(names(list.shown)).toBe("3 2 1");
    const later = refreshFailed(refreshStarted(refreshSucceeded(built(3), answer(numberedList(4)), NOW)), "no network");
    expect(names(later.shown)).toBe("4 3 2 1");
    expect(later.isChanged).toBe(true);
  });
});

describe("more releases", () => {
  test("show step by step if the page knows them", () => {
    const first = built(5, { step: 2 });
    const second = moreRequested(first);
    const third = moreRequested(second);
    expect([first, second, third].map(({ shown }) => names(shown))).toEqual(["5 4", "5 4 3 2", "5 4 3 2 1"]);
    expect([first, second, third].map(({ hasMoreToShow }) => hasMoreToShow)).toEqual([true, true, false]);
    expect(third.allReleasesFile.status).toBe("idle");
  });

  test("show after all releases are loaded if the page does not know them, and a second press changes nothing", () => {
    const waiting = moreRequested(built(2, { step: 2, total: 5 }));
    expect(waiting.allReleasesFile).toEqual({ status: "loading" });
    expect(names(waiting.shown)).toBe("5 4");
    expect(moreRequested(waiting)).toBe(waiting);
    const loaded = allReleasesLoaded(waiting, numberedList(5));
    expect(names(loaded.shown)).toBe("5 4 3 2");
    expect(names(moreRequested(loaded).shown)).toBe("5 4 3 2 1");
  });

  test("do not show if all releases cannot be loaded, and can be requested again", () => {
    const failed = allReleasesFailed(moreRequested(built(2, { step: 2, total: 5 })), "status 404");
    expect(failed.allReleasesFile).toEqual({ status: "failed", message: "status 404" });
    expect(names(failed.shown)).toBe("5 4");
    expect(names(allReleasesLoaded(moreRequested(failed), numberedList(5)).shown)).toBe("5 4 3 2");
  });

  test("also show if all releases were already loading for something else", () => {
    const waiting = moreRequested(allReleasesRequested(built(2, { step: 2, total: 5 })));
    expect(names(allReleasesLoaded(waiting, numberedList(5)).shown)).toBe("5 4 3 2");
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
    ["the answer, then the file", (list: ReleaseListState) => loadFile(bringAnswer(list))],
    ["the file, then the answer", (list: ReleaseListState) => bringAnswer(loadFile(list))],
  ])("are the same in both orders of arrival: %s", (_, receive) => {
    const list = receive(allReleasesRequested(refreshStarted(built(2, { total: 4 }))));
    expect(names(list.known)).toBe("5 4 3 2 1");
    expect(list.allReleases).toMatchObject({ isComplete: true, isCurrent: true, confirmed: [numbered(5), numbered(4)] });
    expect(list.allReleases?.releases.every(({ files }) => files?.length === 1)).toBe(true);
    expect(list).toMatchObject({ hasUnknownReleases: false, versions: ["v5", "v4", "v3", "v2", "v1"] });
  });
  const bringAnswer = (list: ReleaseListState) => refreshSucceeded(list, answer(numberedList(5).slice(0, 2), true), NOW);
  const loadFile = (list: ReleaseListState) => allReleasesLoaded(list, numberedList(4));

  test("are null before they are requested and before the first answer, and stay while a later refresh is under way", () => {
    expect(bringAnswer(built(2, { total: 4 })).allReleases).toBeNull();
    expect(allReleasesRequested(bringAnswer(built(2, { total: 4 }))).allReleases).toBeNull();
    const loaded = loadFile(allReleasesRequested(built(2, { total: 4 })));
    expect(loaded.allReleases).toBeNull();
    expect(refreshStarted(loaded).allReleases).toBeNull();
    expect(names(refreshStarted(bringAnswer(loaded)).allReleases?.releases ?? [])).toBe("5 4 3 2 1");
    const failed = refreshFailed(loaded, "no network");
    expect(failed.allReleases).toMatchObject({ isComplete: true, isCurrent: false, confirmed: [] });
    const later = refreshFailed(bringAnswer(loaded), "no network");
    expect(later.allReleases).toMatchObject({ isCurrent: false, confirmed: [numbered(5), numbered(4)] });
    expect(refreshFailed(bringAnswer(loaded), "Failed to fetch releases", true).allReleases?.confirmed).toEqual([]);
    expect(failed.allReleases?.releases).toHaveLength(4);
  });

  test("are incomplete without the file: only the newest built release has its files", () => {
    const list = allReleasesFailed(allReleasesRequested(refreshFailed(built(3, { total: 9 }), "no network")), "status 404");
    expect(list.allReleases).toMatchObject({ isComplete: false, isCurrent: false });
    expect(list.allReleases?.releases.map(({ files }) => files)).toEqual([[releaseFile("player-9.apk")], undefined, undefined]);
  });

  test("have the older built releases, too, if the file fails after an answer", () => {
    const answered = refreshSucceeded(built(3, { total: 9 }), answer([numbered(10), numbered(9)], true), NOW);
    const list = allReleasesFailed(allReleasesRequested(answered), "status 404");
    expect(names(list.allReleases?.releases ?? [])).toBe("10 9 8 7");
  });

  test("are complete without the file if the answer holds all of them", () => {
    const list = allReleasesFailed(
      allReleasesRequested(refreshSucceeded(built(2, { total: 4 }), answer(numberedList(4)), NOW)),
      "404",
    );
    expect(list.allReleases).toMatchObject({ isComplete: true, isCurrent: true });
    expect(list.allReleases?.releases).toHaveLength(4);
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
    expect(list.allReleases).toMatchObject({ releases: [numbered(99)], isComplete: false });
  });

  test("have the files of their own newest release if the file is newer than the page", () => {
    const list = allReleasesLoaded(allReleasesRequested(refreshFailed(built(1), "no network")), numberedList(2));
    expect(names(list.shown)).toBe("2 1");
    expect(list.latestFiles).toEqual([releaseFile("player-2.apk")]);
  });
});

test("what a step does not change stays the same object", () => {
  const list = loadAll(built(3, { step: 2 }));
  const refreshing = refreshStarted(list);
  expect(refreshing.known).toBe(list.known);
  expect(refreshing.shown).toBe(list.shown);
  expect(refreshing.versions).toBe(list.versions);
  expect(moreRequested(list).allReleases).toBe(list.allReleases);
  expect(allReleasesRequested(built(3)).shown).toHaveLength(3);
});
const loadAll = (list: ReleaseListState) =>
  allReleasesLoaded(allReleasesRequested(refreshSucceeded(list, answer(numberedList(3)), NOW)), numberedList(3));
