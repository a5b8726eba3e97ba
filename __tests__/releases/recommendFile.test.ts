import { type Device, hasPhonePackage, recommendFile } from "../../src/releases/recommendFile";
import { FILE_LISTS } from "../support/realFileLists";
import { releaseFile } from "../support/release";

const android = (processor: Extract<Device, { kind: "android" }>["processor"]): Device => ({ kind: "android", processor });
const recommend = (names: readonly string[], device: Device | null = null) => {
  const recommended = recommendFile(
    names.map((name) => releaseFile(name)),
    device,
  );
  return recommended && [recommended.file.name, recommended.reason];
};

test.each(FILE_LISTS)("of the files of $project, each device gets the right one, or none", ({ files, expected }) => {
  const [unknown, arm64, arm, x86_64] = expected;
  for (const [device, start] of [
    [android(null), unknown],
    [android("arm64-v8a"), arm64],
    [android("armeabi-v7a"), arm],
    [android("x86_64"), x86_64],
    [{ kind: "apple" }, null],
    [{ kind: "computer" }, unknown],
    [null, unknown],
  ] as const) {
    const [name = null] = recommend(files, device) ?? [];
    // Shows the whole name if it is another one.
    expect(start && name?.startsWith(start) ? start : name).toBe(start);
  }
});

test.each<[string[], Device | null, string, string]>([
  [["player-arm64-v8a.apk", "player-universal.apk"], android("arm64-v8a"), "player-arm64-v8a.apk", "processor"],
  [["player-arm64-v8a.apk", "player-universal.apk"], null, "player-universal.apk", "universal"],
  [["player-arm64-v8a.apk", "player-universal.apk"], android("x86"), "player-universal.apk", "universal"],
  [["player-arm64-v8a.apk", "player.apk"], null, "player.apk", "unnamed"],
  [["player-fdroid.apk", "player.apk"], null, "player.apk", "unnamed"],
  [["SHA256SUMS", "player.apk"], null, "player.apk", "only"],
  [["player-darwin.zip", "player-arm64-v8a.apk"], null, "player-arm64-v8a.apk", "only"],
])("of %j, the device %j gets %s, because it is %s", (names, device, name, reason) => {
  expect(recommend(names, device)).toEqual([name, reason]);
});

test.each<[string, string[], Device | null]>([
  ["the 32-bit package on a 64-bit phone: some cannot install it", ["player-armeabi-v7a.apk"], android("arm64-v8a")],
  ["variants of which none is plain", ["player-fdroid.apk", "player-play.apk"], null],
  ["two names that differ in letter case", ["player.apk", "PLAYER.apk"], null],
])("%s: none is recommended", (_, names, device) => {
  expect(recommend(names, device)).toBeNull();
});

test.each("wear.apk arm64-v8a-debugSigned.apk UNSIGNED-arm64-v8a.apk arm64-v8a.aab arm64-v8a.apk.sha256".split(" "))(
  "player-%s is recommended to nobody",
  (name) => {
    for (const device of [null, android(null), android("arm64-v8a")]) expect(recommend([`player-${name}`], device)).toBeNull();
  },
);

const FAT = "player-arm64-v8a-armeabi-v7a.apk";

test.each<[string[], Device | null, string | null]>([
  [[FAT, "player-x86.apk"], android("arm64-v8a"), "processor"],
  [[FAT, "player-x86.apk"], android("armeabi-v7a"), "processor"],
  [[FAT, "player-arm64-v8a-armeabi-v7a-x86_64.apk"], android("armeabi-v7a"), "processor"],
  [[FAT, "player-universal.apk"], android("armeabi-v7a"), "processor"],
  [[FAT], null, "only"],
  [[FAT], android("x86_64"), null],
])("of %j, the device %j gets the package for two processors: %s", (names, device, reason) => {
  expect(recommend(names, device)).toEqual(reason && [FAT, reason]);
});

test("a package for exactly the device's processor goes before one for several, however it spells it", () => {
  for (const names of [
    [FAT, "player-aarch64.apk"],
    ["player-aarch64.apk", FAT],
  ])
    expect(recommend(names, android("arm64-v8a"))).toEqual(["player-aarch64.apk", "processor"]);
});

test.each([
  ["player-2.4.0.apk player-2.4.0.1.apk", "player-2.4.0.1.apk"],
  ["player-2.4.9.apk player-2.4.10.apk", "player-2.4.10.apk"],
  ["player.apk player-2.apk", "player-2.apk"],
  ["player.apk player.1.apk", "player.1.apk"],
  ["player-2.4.0-r1.apk player-2.4.0-r2.apk", "player-2.4.0-r2.apk"],
  ["player-2.4.0.apk player-2.4.0-v2.apk", "player-2.4.0-v2.apk"],
  ["player-2.4.0-rc9.apk player-2.4.0-rc10.apk", "player-2.4.0-rc10.apk"],
  ["player-20241101.apk player-20241105.apk", "player-20241105.apk"],
  ["player-2.4.0.apk player-2.4.0.1.apk player-2.4.0-fdroid.apk player-2.4.0.1-fdroid.apk", "player-2.4.0.1.apk"],
  ["player-2.4.0-arm64-v8a.apk player-2.4.1-arm64-v8a.apk", "player-2.4.1-arm64-v8a.apk"],
  ["player-2.4.0.apk player-2.4.0-android14.apk", "player-2.4.0.apk"],
  ["player.apk player-2.4.0-fdroid.apk", "player.apk"],
  // The other one may be a correction, or for other devices.
  ["player-2.4.0-240.apk player-2.4.0.1-241.apk", "player-2.4.0.1-241.apk"],
  ["player-2.4.0+240.apk player-2.4.0+241.apk", "player-2.4.0+241.apk"],
  ["player-64.apk player-32.apk", null],
  ["player-min21.apk player-min26.apk", null],
  ["player1.apk player2.apk", null],
  ["player-2.4.0.apk player-2.4.0b.apk", null],
  ["player-2.4.0.apk player-2.4.0-corrected.apk", null],
  ["player-2.4.0.apk player-2.4.0-fix.apk", null],
  ["player-2.4.0.apk player-2.4.0-hotfix1.apk", null],
  ["player-2.4.0.apk player-fixed-2.4.0.1.apk", null],
  ["player-2.4.0.apk player-2.4.0-rebuilt.apk", null],
  ["player-2.4.0.apk player-2.4.0.1-fdroid.apk", null],
  ["player-api21.apk player-api26.apk", null],
  ["player-sdk-21.apk player-sdk-26.apk", null],
  ["player-320dpi.apk player-480dpi.apk", null],
  ["player-2.4.apk player-2.4.0.apk", null],
])("of %s, attached in any order, %s is recommended", (names, expected) => {
  const files = names.split(" ");
  for (const order of [files, files.toReversed()]) expect(recommend(order, android("arm64-v8a"))?.[0] ?? null).toBe(expected);
});

test("a corrected package is the only one", () => {
  expect(recommend(["player-x86-64.apk", "player-x86-64-2.apk"])).toEqual(["player-x86-64-2.apk", "only"]);
  expect(recommend(["player-armv7.apk", "player-armv8.apk"])).toBeNull();
});

test.each<[string, boolean]>([
  ["player.apk", true],
  ["player-universal.apk", true],
  ["player-armeabi-v7a.apk", true],
  ["player-mips.apk", true],
  ["player-arm64-v8a-x86_64.apk", true],
  ["player-x86_64.apk", false],
  ["player-wear.apk", false],
  ["player.aab", false],
])("with %s alone, a release has a package for phones: %s", (name, expected) => {
  expect(hasPhonePackage([releaseFile("SHA256SUMS"), releaseFile(name)])).toBe(expected);
});
