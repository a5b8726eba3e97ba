import { parseAllReleases, serializeAllReleases } from "../../src/releases/release";
import { release, releaseFile } from "../support/release";

const downloadUrl = "https://example.com/download";
const facts = { liveUrl: "https://example.com/api", readAt: "2026-11-20T10:00:00.000Z" };

test("a written list is read back unchanged, and each release has the URL that opens with it", () => {
  const file = releaseFile("player.apk");
  const releases = [
    release({ id: "2", version: "android/2.0", name: 'a "quoted" <b>name</b>\u2028', files: [file] }),
    release({ date: null, downloadUrl: null, downloadSize: null }),
  ];
  const written = JSON.parse(serializeAllReleases({ ...facts, releases }, downloadUrl));
  expect(written).toMatchObject(facts);
  expect(written.releases[0]).toEqual({ ...releases[0], page: "https://example.com/download#version=android%2F2.0" });
  expect(parseAllReleases(written)).toEqual(releases);
  expect(parseAllReleases({ releases })).toEqual(releases);
  expect(parseAllReleases(JSON.parse(serializeAllReleases({ ...facts, releases: [] }, downloadUrl)))).toEqual([]);
  for (const field of Object.keys(file)) {
    const broken = { ...release(), files: [{ ...file, [field]: false }] };
    expect(() => parseAllReleases({ releases: [broken] })).toThrow();
  }
});

test.each([[null], [[]], [{}], [{ releases: {} }], [{ releases: [{ id: 1 }] }], [{ releases: [null] }]])(
  "%j is refused",
  (content) => {
    expect(() => parseAllReleases(content)).toThrow();
  },
);
