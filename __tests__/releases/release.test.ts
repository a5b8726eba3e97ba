import { type AndroidPackage, parseAllReleases } from "../../src/releases/release";
import { androidPackage, certificate, release, releaseFile } from "../support/release";

const source = { liveUrl: "https://example.com/api", readAt: "2026-11-20T10:00:00.000Z" };
const said = androidPackage({ oldestAndroid: "7.1", versionCode: null, certificates: [] });
const releases = [
  release({
    version: "android/2.0",
    name: "<b>\u2028",
    files: [
      releaseFile("SUMS", { size: null }),
      releaseFile("player.apk", { androidPackage: said }),
    ],
  }),
  release({ id: "2", date: null, fallback: { kind: "sourceArchive", url: "https://x/2.zip" } }),
];
test("releases are read back as they were written", () => {
  const written = JSON.parse(JSON.stringify({ ...source, releases }));
  expect(parseAllReleases(written)).toEqual({ ...source, releases });
});

test("a file of another format is refused", () => {
  const files = [{ ...releaseFile("player.apk"), size: "5" }];
  for (const content of [[], { ...source, releases: [{ ...release(), files }] }])
    expect(() => parseAllReleases(content)).toThrow();
});

test("a file of before packages were read, or had another format, is read", () => {
  const { androidPackage: _, ...oldFile } = releaseFile("player.apk");
  const { fallback: __, ...oldRelease } = release();
  const content = { ...source, releases: [{ ...oldRelease, files: [oldFile], linksTo: "file" }] };
  expect(parseAllReleases(content).releases).toEqual([release()]);
});

// A page shows them, and compares them as numbers.
test.each<Partial<Record<keyof AndroidPackage, unknown>>>([
  { certificates: [certificate("A")] },
  { certificates: [certificate("<")] },
  { certificates: [certificate("aa")] },
  { certificates: [certificate("a", "13 or newer")] },
  { oldestAndroid: "" },
  { oldestAndroid: "8.0 or newer" },
  { oldestAndroid: "8." },
  { oldestAndroid: 8 },
  { processors: "arm64-v8a" },
  { purpose: "phone" },
  { versionCode: undefined },
])("a package with %j counts as not read", (changes) => {
  const androidPackageOf = { ...androidPackage(), ...changes };
  const files = [{ ...releaseFile("player.apk"), androidPackage: androidPackageOf }];
  const content = { ...source, releases: [{ ...release(), files }] };
  expect(parseAllReleases(content).releases).toEqual([release()]);
});
