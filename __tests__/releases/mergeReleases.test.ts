import { mergeReleases } from "../../src/releases/mergeReleases";
import { phonePackageOf } from "../../src/releases/recommendFile";
import type { Release, ReleaseFile } from "../../src/releases/release";
import { androidPackage, release, releaseFile } from "../support/release";

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

// The API does not know what packages say, and gives the fields in another order than the page.
const known = androidPackage();
const sums = releaseFile("SUMS");
const watch = releaseFile("a-watch.apk");
const player = releaseFile("player.apk");
const linkTo = ({ downloadUrl, size }: ReleaseFile) => ({ downloadUrl, size });

/** A release as the API lists it. */
const listed = (files: ReleaseFile[], changes: Partial<Release> = {}) => {
  const [first = sums] = files;
  const link = { downloadUrl: first.downloadUrl, downloadSize: first.size };
  return release({ ...link, ...phonePackageOf(files), files, ...changes });
};

/** The release after a response, and whether it changed. */
function refreshed(before: Release, live: Release) {
  const { id, files: _, updated: __, ...fields } = before;
  const built = { ...fields, id };
  const [merged] = mergeReleases([built], { releases: [live], hasNextPage: true });
  return { merged, isChanged: merged !== built };
}

const READ = { phonePackage: linkTo(player), androidPackage: known };
const UNREAD = { ...READ, androidPackage: null };
const NONE = { phonePackage: null, androidPackage: null };

test.each<[string, ReleaseFile[], Partial<Release>, ReleaseFile[]]>([
  ["the first file", [player], { ...NONE, androidPackage: known }, [player]],
  ["a package after one for watches", [watch, player], READ, [watch, player]],
  ["a package that could not be read", [watch, player], UNREAD, [watch, player]],
  ["the checksums, because there is no package for phones", [sums, watch], NONE, [sums, watch]],
  ["a package, and another file was added", [sums, player], READ, [sums, watch, player]],
])("keeps the object of a release that links to %s", (_, files, says, live) => {
  expect(refreshed(listed(files, says), listed(live)).isChanged).toBe(false);
});

test.each<[string, ReleaseFile[], Partial<Release>, Release, Partial<Release>]>([
  [
    "an edit changes nothing",
    [watch, player],
    READ,
    listed([watch, player], { name: "New" }),
    READ,
  ],
  [
    "another file comes first",
    [player],
    { ...READ, phonePackage: null },
    listed([watch, player]),
    READ,
  ],
  [
    "its package comes first",
    [sums, player],
    READ,
    listed([player, sums]),
    { ...READ, phonePackage: null },
  ],
  [
    "its package was replaced",
    [sums, player],
    READ,
    listed([sums, { ...player, size: 5 }]),
    { ...UNREAD, phonePackage: { ...linkTo(player), size: 5 } },
  ],
  ["its package is gone", [watch, player], READ, listed([watch]), NONE],
  ["the first package comes first", [sums], NONE, listed([player, sums]), NONE],
])("of a release that changed, %s", (_, files, says, live, expected) => {
  const { merged, isChanged } = refreshed(listed(files, says), live);
  expect(isChanged).toBe(true);
  expect(merged).toEqual({ ...live, ...expected });
});

test.each<Partial<Release>>([{ date: null }, { features: ["new"] }])(
  "replaces a release that was edited: %j",
  (edit) => {
    const releases = [release(edit)];
    expect(mergeReleases([release()], { releases, hasNextPage: true })).toEqual(releases);
  },
);
