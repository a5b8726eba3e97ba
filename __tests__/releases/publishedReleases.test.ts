import { parsePublishedReleases, serializeReleases } from "../../src/releases/publishedReleases";
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
