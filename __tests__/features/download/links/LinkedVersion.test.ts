import { versionPlace } from "../../../../src/features/download/links/LinkedVersion";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { release } from "../../../support/release";
import { answered, listOf } from "../../../support/releaseList";

const all = ["v9.0", "v8.0", "nightly", "v6.0", "V5.0", "v5.0"].map((version) => release({ id: version, version }));
const STEP = 3;
/** The page knows and shows the first three; all releases have three more. */
const list = (...events: ReleaseListEvent[]) => listOf(all, events, { count: STEP, step: STEP });
const requested: ReleaseListEvent = { type: "allReleasesRequested" };
const loadedAll: ReleaseListEvent = { type: "allReleasesLoaded", releases: all };
const failedAll: ReleaseListEvent = { type: "allReleasesFailed", message: "status 503" };
const failedAnswer: ReleaseListEvent = { type: "refreshFailed", message: "status 500" };
const answer = answered(all.slice(0, STEP), { hasNextPage: true });

const built = list();
const loaded = list(requested, answer, loadedAll);
const withoutFile = list(requested, answer, failedAll);
const small = listOf(all.slice(0, STEP));
/** The link was followed when the page showed so many releases. */
const followed = (shownCount = STEP) => ({ at: Date.now(), shownCount });

test.each([
  ["the newest", built, "v9.0", { kind: "latest", release: { id: "v9.0" } }],
  ["a shown one", built, "v8.0", { kind: "listed", release: { id: "v8.0" } }],
  ["one without a card", loaded, "v6.0", { kind: "alone", release: { id: "v6.0" } }],
  ["a shown one whose tag does not look like a version", built, "nightly", { kind: "listed", release: { id: "nightly" } }],
  ["the exact one of two", loaded, "v5.0", { kind: "alone", release: { id: "v5.0" } }],
  // A tag that only resembles the version counts once there can be no exact one.
  ["one that resembles, before all releases are loaded", list(requested, answer), "8.0", { kind: "awaited" }],
  ["one that resembles, with all releases", loaded, "8.0", { kind: "listed", release: { id: "v8.0" } }],
  ["one that resembles, after all releases failed", withoutFile, "8.0", { kind: "listed", release: { id: "v8.0" } }],
  ["one that resembles, in a list without more", small, "8.0", { kind: "listed", release: { id: "v8.0" } }],
  // Unknown is only what neither all releases nor the answer have.
  ["an unknown one before the request", built, "7.0", { kind: "awaited" }],
  ["an unknown one after the request", list(requested), "7.0", { kind: "awaited" }],
  ["an unknown one before the answer", list(requested, loadedAll), "7.0", { kind: "awaited" }],
  ["an unknown one at the end", loaded, "7.0", { kind: "unknown", isComplete: true, isCurrent: true }],
  [
    "an unknown one without the answer",
    list(requested, failedAnswer, loadedAll),
    "7.0",
    { kind: "unknown", isComplete: true, isCurrent: false },
  ],
  ["an unknown one without all releases", withoutFile, "7.0", { kind: "unknown", isComplete: false, isCurrent: true }],
])("the place of %s", (_, state, version, place) => {
  expect(versionPlace(state, version, followed())).toMatchObject(place);
});

test("a card that is shown later does not change the place", () => {
  const more = list(requested, answer, loadedAll, { type: "moreRequested" });
  expect(more.shownCount).toBe(6);
  expect(versionPlace(more, "v6.0", followed()).kind).toBe("alone");
  expect(versionPlace(more, "v6.0", followed(6)).kind).toBe("listed");
});

test("an unknown version is awaited again if the answer is older than a minute", () => {
  const later = { at: Date.now() + 61_000, shownCount: STEP };
  expect(versionPlace(loaded, "7.0", later)).toEqual({ kind: "awaited" });
});
