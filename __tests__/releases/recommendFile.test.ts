import type { Processor } from "../../src/releases/fileName";
import {
  type Device,
  hasPhonePackage,
  recommendedUrl,
  recommendFile,
} from "../../src/releases/recommendFile";
import { release, releaseFile } from "../support/release";

const android = (processor: Processor | null): Device => ({ kind: "android", processor });
const recommend = (names: readonly string[], device: Device | null = null) => {
  const files = names.map((name) => releaseFile(name));
  const recommended = recommendFile(files, device);
  if (!recommended) return null;
  const { file, isForProcessor } = recommended;
  return isForProcessor ? `${file.name} for the processor` : file.name;
};

test("each device gets the plain package for its processor, or else for all", () => {
  // The files of 2dust/v2rayNG: each package has a variant.
  const files = ["-fdroid", ""].flatMap((variant) =>
    ["arm64-v8a", "armeabi-v7a", "universal", "x86_64"].map(
      (processor) => `v2rayNG_1.9.0${variant}_${processor}.apk`,
    ),
  );
  const universal = "v2rayNG_1.9.0_universal.apk";
  expect(recommend(files, android("arm64-v8a"))).toBe(
    "v2rayNG_1.9.0_arm64-v8a.apk for the processor",
  );
  expect(recommend(files, android("x86"))).toBe(universal);
  expect(recommend(files, android(null))).toBe(universal);
  expect(recommend(files, { kind: "computer" })).toBe(universal);
  expect(recommend(files, null)).toBe(universal);
  expect(recommend(files, { kind: "apple" })).toBeNull();
});

const TWO_PROCESSORS = "player-arm64-v8a-armeabi-v7a.apk";

test.each<[string, Processor | null, string | null]>([
  [`${TWO_PROCESSORS} player-aarch64.apk`, "arm64-v8a", "player-aarch64.apk for the processor"],
  [`${TWO_PROCESSORS} player-x86.apk`, "armeabi-v7a", `${TWO_PROCESSORS} for the processor`],
  ["player.apk universal.apk", null, "universal.apk"],
  ["player-arm64-v8a.apk player.apk", null, "player.apk"],
  ["player-darwin.zip player-arm64-v8a.apk", null, "player-arm64-v8a.apk"],
  ["player-x86-64.apk player-x86-64-2.apk", null, "player-x86-64-2.apk"],
  [TWO_PROCESSORS, "x86_64", null],
  ["player-fdroid.apk player-play.apk", null, null],
  ["arm64_Browser.apk arm64_WebView.apk arm_Browser.apk", "arm64-v8a", null],
  ["wear.apk arm64-v8a-debug.apk arm64-v8a.aab arm64-v8a.apk.sha256", "arm64-v8a", null],
])("of %s, the processor %s gets %s", (names, processor, expected) => {
  expect(recommend(names.split(" "), android(processor))).toBe(expected);
});

// In each row, the first name is expected.
test.each([
  "player.1.apk player.apk",
  "player-2.4.0-r2.apk player-2.4.0-r1.apk",
  "player-2.4.0-v2.apk player-2.4.0.apk",
  "player-2.4.0-rc10.apk player-2.4.0-rc9.apk",
  "player-2.4.0.1.apk player-2.4.0.apk player-2.4.0-fdroid.apk player-2.4.0.1-fdroid.apk",
  "player-2.4.0.apk player-2.4.0-android14.apk",
  "player.apk player-2.4.0-fdroid.apk",
  "player-2.4.0.1-241.apk player-2.4.0-240.apk",
])("the correction or the plain package is recommended: %s", (names) => {
  const files = names.split(" ");
  for (const order of [files, files.toReversed()])
    expect(recommend(order, android("arm64-v8a"))?.split(" ")[0]).toBe(files[0]);
});

test.each([
  // One may be a correction of the other.
  "player-2.4.0.apk player-2.4.0b.apk",
  "player-2.4.0.apk player-2.4.0-corrected.apk",
  "player-2.4.0.apk player-2.4.0-hotfix1.apk",
  "player-2.4.0.apk player-2.4.0-rebuilt.apk",
  "player-2.4.0.apk player-2.4.0.1-fdroid.apk",
  // Their numbers may be about devices.
  "player-64.apk player-32.apk",
  "player-sdk-21.apk player-sdk-26.apk",
  "player-320dpi.apk player-480dpi.apk",
  // They are equal.
  "player-2.4.apk player-2.4.0.apk",
])("neither package is recommended: %s", (names) => {
  expect(recommend(names.split(" "), android("arm64-v8a"))).toBeNull();
});

test.each([
  ["player.apk", true],
  ["player-mips.apk", true],
  ["player-arm64-v8a-x86_64.apk", true],
  ["player-x86_64.apk", false],
  ["player-wear.apk", false],
])("%s is a package for phones: %s", (name, expected) => {
  expect(hasPhonePackage([releaseFile("SHA256SUMS"), releaseFile(name)])).toBe(expected);
});

const PAGE = "https://player.example/download";

test.each([
  ["app-debug.apk app-release.apk", "app-release.apk"],
  ["SHA256SUMS.txt build.log player.aab player.apk", "player.apk"],
  ["player-arm64-v8a.apk player-armeabi-v7a.apk player-universal.apk", "player-universal.apk"],
  ["player-arm64-v8a.apk", "player-arm64-v8a.apk"],
  ["player-arm64-v8a.apk player-armeabi-v7a.apk", null],
  ["app-debug.apk player.aab", null],
  ["", null],
])("of %j, a feed reader gets %s; if that is null, the version's page", (names, expected) => {
  const files = names
    .split(" ")
    .filter(Boolean)
    .map((name) => releaseFile(name));
  const { downloadUrl } = releaseFile(expected ?? "");
  expect(recommendedUrl(release({ version: "v1.0", files }), PAGE)).toBe(
    expected ? downloadUrl : `${PAGE}#v1.0`,
  );
});

test("a release without a download has no link for feed readers", () => {
  expect(recommendedUrl(release({ downloadUrl: null }), PAGE)).toBeNull();
});
