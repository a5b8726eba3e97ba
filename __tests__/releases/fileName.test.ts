import { architecturesOf, fileKind, isForPhones } from "../../src/releases/fileName";

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

const namesOf = (table: string) => table.trim().split(/\s+/);

test.each([
  [
    "arm64-v8a",
    "arm64-v8a arm64 arm64v8a arm64_v8a arm64-v8 arm64v8 android-arm64 v8a arm-v8a armv8 ARMv8-A arm8 armv9-a aarch64 arm-64 " +
      "64bit 64-bit 64bits arm-8 arm-64bit 64bit-arm Arm64V8a appArm64Release ARM64V8A 2.0arm64 arm64-v8-alpha arm64-v8a%2B5",
  ],
  [
    "armeabi-v7a",
    "armeabi-v7a armeabi armeabi_v7a armeabiv7a arm arm_player armv7 armv7a arm-v7a v7a arm7 armv7l armv6 armhf arm32 arm32v7 aarch32 " +
      "32bit 32-bits arm-32bit ARMv7-A arm-v8.0.1 arm-8.0.1",
  ],
  ["x86_64", "x86_64 x86-64 x86_x64 x64 amd64 amd-64 x86-64bit 64bit-x86"],
  ["x86", "x86 i386 i686 x86-32bit app-x86-release"],
  ["universal", "universal Universal universal_signed arm-universal arm-all all-arch allabi noarch multiarch fat"],
  // No phone that the page knows by its browser has one of these, or nothing tells where one word ends.
  ["other processor", "mips mips64 riscv64 x32 ia32 intel armv4 apparm64 ax86"],
  // A fat package is for several.
  ["arm64-v8a armeabi-v7a", "arm64-v8a-armeabi-v7a armeabi-v7a_arm64-v8a arm64+armv7 armv7-armv8 arm.arm64 64bit-32bit"],
  ["arm64-v8a x86_64", "arm64-v8a-x86_64 x64-arm64 universal-64bit-arm64-x64"],
  ["x86_64 x86", "x86_x86_64 x64-x86"],
  ["", "2.4.0 universally-loved alarm alarm-7 army army7 combat x264 86 v7 v8.0.1 box64 player"],
])("for the processors %j are %s", (architectures, names) => {
  for (const name of namesOf(names)) expect([name, architecturesOf(`player-${name}.apk`).join(" ")]).toEqual([name, architectures]);
});

test("only the name of a package names processors, and of a URL only its end", () => {
  const names = ["player-x86.apk.sha256", "player-x86.aab", "https://github.com/x86/wear-tv/releases/download/x64/player.apk"];
  expect(names.flatMap(architecturesOf)).toEqual([]);
  expect(names.map(isForPhones)).toEqual([false, false, true]);
});

const NOT_FOR_PHONES = namesOf(`
  wear WEAR playerwearable smarttvbox tvfree testonly dbg nosign wearos WearOS wearApp wearable wearables wearRelease wearrelease ariettawear androidwear wear3 watch watches smartwatch
  smart-watch watchface WatchApp wearWatch tv tv2 TV androidtv AndroidTV AndroidTVRelease TVapp TVPlayer MyTVPlayer playertv tvos
  tvrelease television televisions leanback automotive automotiveRelease aaos car cars carApp inCar androidauto debug DEBUG debugSigned
  debuggable appdebug fullDebug unsigned UNSIGNED appUnsigned unaligned not-signed test tests androidTest androidtest unittest
  testRelease testing
`);
test.each(NOT_FOR_PHONES)(
  "a package with %s in its name is not for phones, wherever it stands and however it is joined",
  (word) => {
    const joined = [
      `${word}.apk`,
      `player-${word}.apk`,
      `${word}_arm64-v8a.apk`,
      `player.${word}.2.4.0.apk`,
      `a/${word}%20player.apk`,
    ];
    expect(joined.filter(isForPhones)).toEqual([]);
  },
);

test("words that only resemble those of other devices and of tests mean nothing", () => {
  const words = namesOf(`
    weary swear software hardware watchlist watchdog stopwatch overwatch tvheadend iptv IPTVPlayer hdtv mtv cards card carbon cartoon
    oscar scar contest latest latest-release fastest attest protest debugger debugging signed aligned designed automatic auto starts
  `);
  expect(words.filter((word) => !isForPhones(`${word}.apk`) || !isForPhones(`player-${word}-2.4.0.apk`))).toEqual([]);
});
