import { versionPlace } from "../../../../src/features/download/links/versionPlace";
import {
  allReleasesFailed,
  allReleasesLoaded,
  allReleasesRequested,
  builtList,
  moreRequested,
  refreshFailed,
  refreshSucceeded,
} from "../../../../src/features/download/list/releaseList";
import type { NewestReleases } from "../../../../src/releases/mergeReleases";
import { release } from "../../../support/release";

const all = ["v9.0", "v8.0", "nightly", "v6.0", "V5.0", "v5.0"].map((version) => release({ id: version, version }));
const STEP = 3;
/** The page knows and shows the first three; all releases have three more. */
const built = builtList({ newest: all.slice(0, STEP), latestFiles: [], total: all.length, step: STEP });
const requested = allReleasesRequested(built);
const live: NewestReleases = { releases: all.slice(0, STEP), hasNextPage: true };
const refreshed = refreshSucceeded(requested, live, 0);
const loaded = allReleasesLoaded(refreshed, all);

const withoutAnswer = allReleasesLoaded(refreshFailed(requested, "status 500"), all);
const withoutFile = allReleasesFailed(refreshed, "status 503");
const small = builtList({ newest: all.slice(0, STEP), latestFiles: [], total: STEP, step: STEP });

test.each([
  ["the newest", built, "v9.0", { kind: "latest", release: { id: "v9.0" } }],
  ["a shown one", built, "v8.0", { kind: "listed", release: { id: "v8.0" } }],
  ["one without a card", loaded, "v6.0", { kind: "alone", release: { id: "v6.0" } }],
  ["a shown one whose tag does not look like a version", built, "nightly", { kind: "listed", release: { id: "nightly" } }],
  ["the exact one of two", loaded, "v5.0", { kind: "alone", release: { id: "v5.0" } }],
  // A tag that only resembles the version counts once there can be no exact one.
  ["one that resembles, before all releases are loaded", refreshed, "8.0", { kind: "awaited" }],
  ["one that resembles, with all releases", loaded, "8.0", { kind: "listed", release: { id: "v8.0" } }],
  ["one that resembles, after all releases failed", withoutFile, "8.0", { kind: "listed", release: { id: "v8.0" } }],
  ["one that resembles, in a list without more", small, "8.0", { kind: "listed", release: { id: "v8.0" } }],
  // Unknown is only what neither all releases nor the answer have.
  ["an unknown one before the request", built, "7.0", { kind: "awaited" }],
  ["an unknown one after the request", requested, "7.0", { kind: "awaited" }],
  ["an unknown one before the answer", allReleasesLoaded(requested, all), "7.0", { kind: "awaited" }],
  ["an unknown one at the end", loaded, "7.0", { kind: "unknown", isComplete: true, isCurrent: true }],
  ["an unknown one without the answer", withoutAnswer, "7.0", { kind: "unknown", isComplete: true, isCurrent: false }],
  ["an unknown one without all releases", withoutFile, "7.0", { kind: "unknown", isComplete: false, isCurrent: true }],
])("the place of %s", (_, list, version, place) => {
  expect(versionPlace(list, version, STEP)).toMatchObject(place);
});

test("a card that is shown later does not change the place", () => {
  const more = moreRequested(loaded);
  expect(more.shown).toHaveLength(6);
  expect(versionPlace(more, "v6.0", STEP).kind).toBe("alone");
  expect(versionPlace(more, "v6.0", 6).kind).toBe("listed");
});
