import { fileKind, packageArchitecture } from "../../src/releases/fileName";

test.each([
  ["androidPackage", "player.apk Player.APK"],
  ["androidBundle", "player.aab"],
  ["archive", "player-src.tar.gz mapping.zip"],
  [
    "checksums",
    "player.apk.sha256 SHA256SUMS sha256sum.txt checksums.txt player.apk.sha512sum player.apk.sha256sums player.shasum",
  ],
  ["checksums", "player.md5"],
  ["signature", "player.apk.asc player.apk.idsig"],
  ["other", "player.aab.txt player.zip.txt player.md5.txt player.sha256.html sha256sums.html player.asc.txt notes.txt apk"],
])("of the kind %s are %s", (kind, names) => {
  for (const name of names.split(" ")) expect([name, fileKind(name)]).toEqual([name, kind]);
});

test.each([
  ["arm64-v8a", "player-2.4.0-arm64-v8a.apk app_arm64-v8a_1.0.apk player-android-arm64.apk player-1.15-android-arm64v8.apk"],
  ["arm64-v8a", "player-1.3.1-aarch64-signed.apk config.arm64_v8a.apk player-armv8.apk player-arm-v8a.apk"],
  ["armeabi-v7a", "player_v1.0.0-armeabi-v7a-release.apk player-android-arm7.apk player-armv7a.apk player-arm32v7.apk"],
  ["armeabi-v7a", "player-armeabi.apk arm_player.apk"],
  ["x86_64", "app-x86_64-release.apk player-x86-64.apk player-x64.apk"],
  ["x86", "app-x86-release.apk"],
  ["universal", "Player-Universal.apk player.universal.apk player_universal_signed.apk player-android-all-arch.apk"],
  [null, "player.apk player-2.4.0.apk player-universally-loved.apk player-ax86.apk alarm-player.apk army.apk"],
  // Names of several processors, and files that are no package.
  [null, "player-armeabi-v7a_arm64-v8a.apk player-x86_x86_64.apk player-arm64-v8a-x86_64.apk"],
  [null, "player-arm64-v8a.apk.sha256 player-arm64-v8a.aab"],
])("for the processor %j are %s", (architecture, names) => {
  for (const name of names.split(" ")) expect([name, packageArchitecture(name)]).toEqual([name, architecture]);
});
