import type { NewestReleases } from "../../src/releases/mergeReleases";
import {
  allReleasesFailed,
  allReleasesLoaded,
  allReleasesRequested,
  builtList,
  moreRequested,
  refreshFailed,
  refreshSucceeded,
} from "../../src/releases/releaseList";
import { versionPlace } from "../../src/releases/versionPlace";
import { release } from "../support/release";

const all = ["v9.0", "v8.0", "nightly", "v6.0", "V5.0", "v5.0"].map((version) => release({ id: version, version }));
const STEP = 3;
/** The page knows and shows the first three; all releases have three more. */
const built = builtList({ newest: all.slice(0, STEP), latestFiles: [], total: all.length, step: STEP });
const requested = allReleasesRequested(built);
const live: NewestReleases = { releases: all.slice(0, STEP), hasNextPage: true };
const refreshed = refreshSucceeded(requested, live, new Date(0));
const loaded = allReleasesLoaded(refreshed, all);
const placeOf = (list: typeof built, version: string, shownCount = STEP) => versionPlace(list, version, shownCount);

test("the newest, a shown one and one without a card have places of their own", () => {
  expect(placeOf(built, "v9.0")).toEqual({ kind: "latest", release: all[0] });
  expect(placeOf(built, "v8.0")).toEqual({ kind: "listed", release: all[1] });
  expect(placeOf(loaded, "v6.0")).toEqual({ kind: "alone", release: all[3] });
});

test("a version whose tag is no id has a card of its own, although the page shows it", () => {
  expect(placeOf(built, "nightly")).toEqual({ kind: "alone", release: all[2] });
});

test("a card that is shown later does not change the place", () => {
  const more = moreRequested(loaded);
  expect(more.shown).toHaveLength(6);
  expect(placeOf(more, "v6.0").kind).toBe("alone");
  expect(placeOf(more, "v6.0", 6).kind).toBe("listed");
});

test("a tag that only resembles the version counts once all releases are loaded, or failed, or there are no more", () => {
  expect(placeOf(refreshed, "8.0")).toEqual({ kind: "awaited" });
  expect(placeOf(loaded, "8.0").kind).toBe("listed");
  expect(placeOf(allReleasesFailed(refreshed, "status 503"), "8.0").kind).toBe("listed");
  const small = builtList({ newest: all.slice(0, STEP), latestFiles: [], total: STEP, step: STEP });
  expect(placeOf(small, "8.0").kind).toBe("listed");
  expect(placeOf(loaded, "v5.0")).toEqual({ kind: "alone", release: all[5] });
});

test("an unknown version is awaited until all releases and the answer are there", () => {
  expect(placeOf(built, "7.0")).toEqual({ kind: "awaited" });
  expect(placeOf(requested, "7.0")).toEqual({ kind: "awaited" });
  expect(placeOf(allReleasesLoaded(requested, all), "7.0")).toEqual({ kind: "awaited" });
  expect(placeOf(loaded, "7.0")).toEqual({ kind: "unknown", isComplete: true, isCurrent: true });
});

test("an unknown version says which releases may be missing", () => {
  const withoutAnswer = refreshFailed(requested, "status 500");
  expect(placeOf(allReleasesLoaded(withoutAnswer, all), "7.0")).toEqual({ kind: "unknown", isComplete: true, isCurrent: false });
  expect(placeOf(allReleasesFailed(refreshed, "status 503"), "7.0")).toEqual({
    kind: "unknown",
    isComplete: false,
    isCurrent: true,
  });
});
