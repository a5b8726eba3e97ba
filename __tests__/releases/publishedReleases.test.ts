import {
  PUBLISHED_RELEASES_PATH,
  parsePublishedReleases,
  RELEASE_LIST_PAGE_PATH,
  serializeReleases,
} from "../../src/releases/publishedReleases";
import { release } from "../support/release";

test("what is published is read back", () => {
  const releases = [
    release({ id: "2", name: 'a "quoted" <b>name</b>\u2028' }),
    release({ date: null, downloadUrl: null, downloadSize: null }),
  ];
  expect(parsePublishedReleases(JSON.parse(serializeReleases(releases)))).toEqual(releases);
  expect(parsePublishedReleases(JSON.parse(serializeReleases([])))).toEqual([]);
});

test.each([[null], [[]], [{}], [{ releases: {} }], [{ releases: [{ id: 1 }] }], [{ releases: [null] }]])(
  "%j is refused",
  (content) => {
    expect(() => parsePublishedReleases(content)).toThrow();
  },
);

test("a release whose file has another form is refused", () => {
  const file = { name: "player.apk", size: 5, downloadUrl: "https://github.com/player.apk", sha256: null };
  expect(parsePublishedReleases({ releases: [release({ files: [file] })] })[0]?.files).toEqual([file]);
  for (const field of Object.keys(file)) {
    const broken = { ...release(), files: [{ ...file, [field]: false }] };
    expect(() => parsePublishedReleases({ releases: [broken] })).toThrow();
  }
});

test("the lists stand where README says", () => {
  expect([PUBLISHED_RELEASES_PATH, RELEASE_LIST_PAGE_PATH]).toEqual(["/releases.json", "/releases.html"]);
});
