import { parseAllReleases, serializeAllReleases } from "../../src/releases/allReleases";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import { release } from "../support/release";

const downloadUrl = "https://example.com/download";

test("a written list is read back unchanged", () => {
  const releases = [
    release({ id: "2", name: 'a "quoted" <b>name</b>\u2028' }),
    release({ date: null, downloadUrl: null, downloadSize: null }),
  ];
  expect(parseAllReleases(JSON.parse(serializeAllReleases(releases, downloadUrl)))).toEqual(releases);
  expect(parseAllReleases(JSON.parse(serializeAllReleases([], downloadUrl)))).toEqual([]);
});

test.each([[null], [[]], [{}], [{ releases: {} }], [{ releases: [{ id: 1 }] }], [{ releases: [null] }]])(
  "%j is refused",
  (content) => {
    expect(() => parseAllReleases(content)).toThrow();
  },
);

test("a release with an invalid file is refused", () => {
  const file = { name: "player.apk", size: 5, downloadUrl: "https://github.com/player.apk", sha256: null };
  expect(parseAllReleases({ releases: [release({ files: [file] })] })[0]?.files).toEqual([file]);
  for (const field of Object.keys(file)) {
    const broken = { ...release(), files: [{ ...file, [field]: false }] };
    expect(() => parseAllReleases({ releases: [broken] })).toThrow();
  }
});

test("the lists have the URLs that the README names", () => {
  expect([ALL_RELEASES_PATH, PLAIN_LIST_PATH]).toEqual(["/releases.json", "/releases.html"]);
});

test("each release has the URL that opens with it, and a file without these URLs is read too", () => {
  const releases = [release({ version: "android/2.0" })];
  const { releases: written } = JSON.parse(serializeAllReleases(releases, downloadUrl));
  expect(written).toEqual([{ ...releases[0], page: "https://example.com/download#android%2F2.0" }]);
  expect(parseAllReleases({ releases })).toEqual(releases);
});
