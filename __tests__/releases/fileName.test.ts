import { architecturesOf, fileKind, isForPhones } from "../../src/releases/fileName";

const words = (text: string) => text.trim().split(/\s+/);

test.each([
  ["androidPackage", "player.apk Player.APK"],
  ["androidBundle", "player.aab"],
  ["archive", "player-src.tar.gz mapping.zip"],
  ["checksums", "player.apk.sha256 SHA256SUMS checksums.txt player.apk.sha512sum player.md5"],
  ["signature", "player.apk.asc player.apk.idsig"],
  ["other", "player.aab.txt player.zip.txt sha256sums.html player.asc.txt apk"],
])("of the kind %s are %s", (kind, names) => {
  expect(words(names).filter((name) => fileKind(name) !== kind)).toEqual([]);
});

test.each([
  [
    "arm64-v8a",
    `arm64-v8a arm64 arm64v8a arm64_v8a arm64v8 v8a arm-v8a armv8 ARMv8-A arm8 armv9-a aarch64
    arm-64 64bit 64-bit 64bits arm-64bit 64bit-arm armv7-64bit appArm64Release 2.0arm64`,
  ],
  [
    "armeabi-v7a",
    `armeabi-v7a armeabi armeabi_v7a arm armv7 armv7a v7a arm7 armv7l armhf arm32 arm32v7 aarch32
    32bit 32-bits arm-32bit ARMv7-A arm-v8.0.1`,
  ],
  ["x86_64", "x86_64 x86-64 x86_x64 x64 amd64 amd64-64bit x86-64bit 64bit-x86 i686-64bit"],
  ["x86", "x86 i386 x86-32bit 32bit-x86 app-x86-release"],
  ["universal", "universal universal_signed arm-universal arm-all all-arch noarch multiarch fat"],
  ["other processor", "mips64 riscv64 x32 ia32 intel armv4 apparm64 ax86"],
  ["arm64-v8a armeabi-v7a", "armeabi-v7a_arm64-v8a arm64+armv7 armv7-armv8 arm.arm64 64bit-32bit"],
  ["arm64-v8a x86_64", "arm64-v8a-x86_64 universal-64bit-arm64-x64"],
  ["x86_64 x86", "x86_x86_64 x64-x86"],
  ["", "2.4.0 universally-loved alarm-7 army7 combat x264 86 v7 v8.0.1 box64"],
])("the processor %j is recognised in %s", (architectures, names) => {
  const found = words(names).map((name) => architecturesOf(`player-${name}.apk`).join(" "));
  expect(found).toEqual(words(names).map(() => architectures));
});

test("only the name of a package names processors", () => {
  expect(["x86.apk.sha256", "x86.aab"].flatMap(architecturesOf)).toEqual([]);
});

test("of a URL, only the end counts", () => {
  const url = "https://github.com/x86/wear-tv/releases/download/x64/player.apk";
  expect(architecturesOf(url)).toEqual([]);
  expect(isForPhones(url)).toBe(true);
});

test.each(
  words(`
    wear playerwearable smarttvbox tvfree testonly dbg nosign WearOS wearApp wearrelease androidwear
    wear3 watches smartwatch smart-watch watchface WatchApp tv TV AndroidTVRelease TVapp MyTVPlayer
    television leanback automotiveRelease aaos cars inCar androidauto debugSigned appdebug unsigned
    appUnsigned unaligned not-signed tests androidTest unittest testRelease testing
    signed-unsigned unsigned-not-signed unsigned-debugSigned
  `),
)("a package with %s in its name is not for phones", (word) => {
  const names = [`${word}.apk`, `player-${word}_arm64-v8a.apk`, `player.${word}.2.4.0.apk`];
  expect(names.filter(isForPhones)).toEqual([]);
});

test("an unsigned package that a tool has signed is for phones", () => {
  const names = words(`
    app-release-unsigned-signed.apk app-unsigned-aligned-signed.apk unsigned-apk-signed.apk
    app-arm64-v8a-release-unsigned.signed.apk appUnsignedSigned.apk unaligned_Signed_2.4.0.apk
  `);
  expect(names.filter((name) => !isForPhones(name))).toEqual([]);
});

test("words that resemble those of other devices and of tests mean nothing", () => {
  const similar = words(`
    weary swear software watchlist watchdog stopwatch overwatch tvheadend iptv IPTVPlayer hdtv mtv
    card carbon oscar contest latest fastest protest debugger signed designed automatic starts
  `);
  const names = similar.flatMap((word) => [`${word}.apk`, `player-${word}-2.4.0.apk`]);
  expect(names.filter((name) => !isForPhones(name))).toEqual([]);
});
