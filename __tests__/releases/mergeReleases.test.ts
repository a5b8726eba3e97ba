import { mergeReleases } from "../../src/releases/mergeReleases";
import type { Release } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";
import { release, signedRelease } from "../support/release";

/** A higher id has an earlier date: nothing sorts by date. */
const list = (ids: string) =>
  [...ids].map((id) =>
    summaryOf(release({ id, date: `200${9 - Number(id)}-01-01T00:00:00.000Z` })),
  );

test.each([
  ["removes a release that was deleted within the response", "4321", "42", true, "421"],
  ["keeps built releases that are older than the response", "54321", "654", true, "654321"],
  ["replaces the list if there is no next page", "321", "32", false, "32"],
  ["replaces the list of a repository that was made anew", "21", "98", true, "98"],
  ["places a release that was published between others", "421", "432", true, "4321"],
])("%s", (_, built, live, hasNextPage, expected) => {
  const merged = mergeReleases(list(built), { releases: list(live), hasNextPage });
  expect(merged.map(({ id }) => id).join("")).toBe(expected);
});

const built = signedRelease("1");
/** As the API lists it: without what the package says. */
const listed = (changes: Partial<Release> = {}) => release({ id: "1", version: "1", ...changes });

test("a release that the API has not changed stays the same object, with what a build read", () => {
  const before = summaryOf(built);
  const live = { releases: [summaryOf(listed())], hasNextPage: false };
  expect(mergeReleases([before], live)[0]).toBe(before);
});

test("an edited release is replaced, and says what its names say", () => {
  const after = summaryOf(listed({ name: "Edited" }));
  const live = { releases: [after], hasNextPage: false };
  expect(mergeReleases([summaryOf(built)], live)).toEqual([after]);
});
