import { mergeReleases } from "../../src/releases/mergeReleases";
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
  ["places a release that was published between others", "421", "432", true, "4321"],
])("%s", (_, built, live, hasNextPage, expected) => {
  const merged = mergeReleases(list(built), { releases: list(live), hasNextPage });
  expect(merged.map(({ id }) => id).join("")).toBe(expected);
});

test("a release that the API has not changed stays the same object, with what a build read", () => {
  const before = summaryOf(signedRelease("1"));
  // The API does not say what is in a package.
  const listed = release({ id: "1", version: "1" });
  const live = { releases: [summaryOf(listed)], hasNextPage: false };
  expect(mergeReleases([before], live)[0]).toBe(before);
});
