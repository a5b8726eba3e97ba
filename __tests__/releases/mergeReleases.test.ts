import { mergeReleases } from "../../src/releases/mergeReleases";
import type { Release } from "../../src/releases/release";
import { androidPackage, release } from "../support/release";

/** A higher id has an earlier date: nothing sorts by date. */
const list = (ids: string): Release[] =>
  [...ids].map((id) => release({ id, date: `200${9 - Number(id)}-01-01T00:00:00.000Z` }));

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

const known = androidPackage();

// The API does not know what packages say.
test("keeps the object of a release that did not change: the page has other fields", () => {
  const { id, files: _, updated: __, ...fields } = release({ androidPackage: known });
  const built = [{ ...fields, id }];
  const [merged] = mergeReleases(built, { releases: [release()], hasNextPage: true });
  expect(merged).toBe(built[0]);
});

test.each<Partial<Release>>([{ date: null }, { features: ["new"] }])(
  "replaces a release that was edited: %j",
  (edit) => {
    const releases = [release(edit)];
    expect(mergeReleases([release()], { releases, hasNextPage: true })).toEqual(releases);
  },
);
