import { fileKind, processorsInName } from "../../src/releases/fileName";

const words = (text: string) => text.trim().split(/\s+/);

test.each([
  ["androidPackage", "player.apk Player.APK"],
  ["androidBundle", "player.aab"],
  ["archive", "player-src.tar.gz mapping.zip"],
  ["checksums", "player.apk.sha256 SHA256SUMS checksums.txt player.apk.sha512sum player.md5"],
  ["checksums", "B2SUMS PlayerChecksums.txt md5sums.txt player.apk.blake3"],
  ["signature", "player.apk.asc player.apk.idsig player.apk.gpg SHA256SUMS.sigstore.json"],
  ["attestation", "player.apk.intoto.jsonl multiple.intoto.jsonl attestation.json provenance.json"],
  ["other", "player.aab.txt player.zip.txt sha256sums.html player.asc.txt apk"],
])("of the kind %s are %s", (kind, names) => {
  expect(words(names).filter((name) => fileKind(name) !== kind)).toEqual([]);
});

test.each([
  ["arm64-v8a", "arm64-v8a player-ARM64-v8a.apk app_arm64-v8a_2.apk universal-arm64-v8a.apk"],
  ["armeabi-v7a", "player.armeabi-v7a.apk"],
  ["x86_64", "player-x86_64.apk (x86_64)"],
  ["x86", "player-x86.apk x86_arm64.apk x86-6.4.apk"],
  ["riscv64", "player-riscv64.apk"],
  ["armeabi-v7a arm64-v8a", "player-armeabi-v7a_arm64-v8a.apk"],
  ["", "player-universal.apk app-universal-release.apk universal.apk"],
])("Android's word for the processor %j is read in %s", (processors, names) => {
  const found = words(names).map((name) => processorsInName(name)?.join(" "));
  expect(found).toEqual(words(names).map(() => processors));
});

test("no other word says a processor, and no part of one", () => {
  const names = words(`
    player.apk arm64.apk arm64_v8a.apk arm-v8a.apk aarch64.apk armv7.apk arm.apk armeabi.apk
    64bit.apk 32bit.apk x86-64.apk x86.64.apk x86_x64.apk x64.apk i686.apk amd64.apk intel.apk
    fat.apk all.apk universally.apk appuniversal.apk appx86.apk x860.apk arm64-v8a2.apk
  `);
  expect(names.filter((name) => processorsInName(name) !== null)).toEqual([]);
});

test("of a URL, only the end counts", () => {
  const folder = "https://github.com/x86/universal/releases/download/v1.0-arm64-v8a";
  expect(processorsInName(`${folder}/player.apk`)).toBeNull();
  expect(processorsInName(`${folder}/player-x86_64.apk`)).toEqual(["x86_64"]);
});
