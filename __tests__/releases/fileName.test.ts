import { fileKind, packageArchitecture } from "../../src/releases/fileName";

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
  ["player.apk.sha512sum", "checksums"],
  ["player.apk.sha256sums", "checksums"],
  ["player.shasum", "checksums"],
  ["player.md5", "checksums"],
  ["player.aab.txt", "other"],
  ["player.zip.txt", "other"],
  ["player.md5.txt", "other"],
  ["player.sha256.html", "other"],
  ["sha256sums.html", "other"],
  ["player.asc.txt", "other"],
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
  ["player-x86-64.apk", "x86_64"],
  ["app_arm64-v8a_1.0.apk", "arm64-v8a"],
  ["player_universal_signed.apk", "universal"],
  ["player-armeabi-v7a_arm64-v8a.apk", null],
  ["player-x86_x86_64.apk", null],
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
