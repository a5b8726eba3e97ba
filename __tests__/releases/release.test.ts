import { parseAllReleases, serializeAllReleases } from "../../src/releases/release";
import { release, releaseFile } from "../support/release";

const source = { liveUrl: "https://example.com/api", readAt: "2026-11-20T10:00:00.000Z" };
const releases = [
  release({ version: "android/2.0", name: "<b>\u2028", files: [releaseFile("player.apk")] }),
  release({ id: "2", date: null, downloadUrl: null, downloadSize: null }),
];
const written: unknown = JSON.parse(
  serializeAllReleases({ ...source, releases }, "https://example.com/download"),
);

test("the file of all releases says where they are from, and which URL opens each", () => {
  const page = "https://example.com/download#android/2.0";
  expect(written).toMatchObject({ ...source, releases: [{ ...releases[0], page }, releases[1]] });
});

test("releases are read back as they were written", () => {
  expect(parseAllReleases(written)).toEqual({ ...source, releases });
});

test("a file of another format is refused", () => {
  const files = [{ ...releaseFile("player.apk"), size: "5" }];
  for (const content of [[], { ...source, releases: [{ ...release(), files }] }])
    expect(() => parseAllReleases(content)).toThrow();
});
