import { type Device, recommendFile } from "../../src/releases/recommendFile";
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

test.each(
  (
    "arm64-v8a-unsigned.apk UNSIGNED-arm64-v8a.apk arm64-v8a-debug.apk androidTest.apk wear.apk wearos.apk tv.apk androidtv.apk " +
    "automotive.apk arm64-v8a.aab arm64-v8a.apk.sha256"
  ).split(" "),
)("player-%s is recommended to nobody", (name) => {
  for (const device of [null, android(null), android("arm64-v8a")]) expect(recommend([`player-${name}`], device)).toBeNull();
});

test.each(["player-arm64-v8a-unsignedness.apk", "player-arm64-v8a-debugger.apk", "weary-player-arm64-v8a.apk"])(
  "a word inside another word, as in %s, means nothing",
  (name) => {
    expect(recommend([name], android("arm64-v8a"))).toEqual([name, "processor"]);
  },
);
