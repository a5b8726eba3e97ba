import { ALL_RELEASES_PATH, PLAIN_LIST_PATH, parseAllReleases, serializeAllReleases } from "../../src/releases/allReleases";
import { release } from "../support/release";

test("a written list is read back unchanged", () => {
  const releases = [
    release({ id: "2", name: 'a "quoted" <b>name</b>\u2028' }),
    release({ date: null, downloadUrl: null, downloadSize: null }),
  ];
  expect(parseAllReleases(JSON.parse(serializeAllReleases(releases)))).toEqual(releases);
  expect(parseAllReleases(JSON.parse(serializeAllReleases([])))).toEqual([]);
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
