import { fileKind, packageArchitecture, sha256OfDigest } from "../../src/releases/releaseFile";

test.each([
  ["player.apk", "androidPackage"],
  ["Player.APK", "androidPackage"],
  ["player.aab", "androidBundle"],
  ["player-src.tar.gz", "archive"],
  ["mapping.zip", "archive"],
  ["player.apk.sha256", "checksums"],
  ["SHA256SUMS", "checksums"],
  ["sha256sum.txt", "checksums"],
  ["checksums.txt", "checksums"],
  ["player.apk.asc", "signature"],
  ["player.apk.idsig", "signature"],
  ["notes.txt", "other"],
  ["apk", "other"],
])("the file %s is of the kind %s", (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

test.each([
  ["player-2.4.0-arm64-v8a.apk", "arm64-v8a"],
  ["player_v1.0.0-armeabi-v7a-release.apk", "armeabi-v7a"],
  ["app-x86_64-release.apk", "x86_64"],
  ["app-x86-release.apk", "x86"],
  ["Player-Universal.apk", "universal"],
  ["player.universal.apk", "universal"],
  ["player.apk", null],
  ["player-2.4.0.apk", null],
  ["player-universally-loved.apk", null],
  ["player-ax86.apk", null],
  ["player-arm64-v8a-x86_64.apk", null],
  ["player-arm64-v8a.apk.sha256", null],
  ["player-arm64-v8a.aab", null],
])("the name %s gives the processor %j", (name, architecture) => {
  expect(packageArchitecture(name)).toBe(architecture);
});

const hex = "0123456789abcdef".repeat(4);

test("a digest of the API is read as SHA-256", () => {
  expect(sha256OfDigest(`sha256:${hex}`)).toBe(hex);
  expect(sha256OfDigest(`SHA256:${hex.toUpperCase()}`)).toBe(hex);
});

test.each([
  [null],
  [""],
  [hex],
  [`sha256:${hex.slice(1)}`],
  [`sha256:${hex}0`],
  [`sha512:${hex}${hex}`],
  [`sha256:${hex.slice(1)}g`],
])("a digest of %j is none", (digest) => {
  expect(sha256OfDigest(digest)).toBeNull();
});
