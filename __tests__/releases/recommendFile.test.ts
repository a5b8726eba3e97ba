import { type Device, recommendFile } from "../../src/releases/recommendFile";
import { FILE_LISTS } from "../support/realFileLists";
import { releaseFile } from "../support/release";

const android = (processor: Extract<Device, { kind: "android" }>["processor"]): Device => ({ kind: "android", processor });
const recommendedName = (names: readonly string[], device: Device | null) =>
  recommendFile(
    names.map((name) => releaseFile(name)),
    device,
  )?.file.name ?? null;

test("the table has the files of at least 20 projects, each once", () => {
  expect(new Set(FILE_LISTS.map(({ project }) => project)).size).toBe(FILE_LISTS.length);
  expect(FILE_LISTS.length).toBeGreaterThanOrEqual(20);
});

describe.each(FILE_LISTS)("of the files of $project", ({ files, unknown, arm64, arm, x86_64 }) => {
  test.each([
    ["a phone whose browser names no processor", android(null), unknown],
    ["a phone with a 64-bit ARM processor", android("arm64-v8a"), arm64],
    ["a phone with a 32-bit ARM processor", android("armeabi-v7a"), arm],
    ["a device with a 64-bit x86 processor", android("x86_64"), x86_64],
    ["an iPhone", { kind: "apple" } as const, null],
    ["a computer", { kind: "computer" } as const, unknown],
    ["a visitor without scripts", null, unknown],
  ])("%s gets the right one, or none", (_, device, expected) => {
    const name = recommendedName(files, device);
    if (expected === null) expect(name).toBeNull();
    else expect(name?.startsWith(expected)).toBe(true);
  });
});

const reasonFor = (names: readonly string[], device: Device | null = null) =>
  recommendFile(
    names.map((name) => releaseFile(name)),
    device,
  )?.reason;

test("the reason says how the file was found", () => {
  const names = ["player-arm64-v8a.apk", "player-universal.apk"];
  expect(reasonFor(names, android("arm64-v8a"))).toBe("processor");
  expect(reasonFor(names)).toBe("universal");
  expect(reasonFor(["player-arm64-v8a.apk", "player.apk"])).toBe("unnamed");
  expect(reasonFor(["SHA256SUMS", "player.apk"])).toBe("only");
  expect(reasonFor(["player-darwin.zip", "player-arm64-v8a.apk"])).toBe("only");
});

test("a 64-bit phone is never told to take the 32-bit package, because some cannot install it", () => {
  expect(recommendedName(["player-armeabi-v7a.apk"], android("arm64-v8a"))).toBeNull();
});

test("a phone whose processor has no package of its own gets the universal one", () => {
  expect(recommendedName(["player-arm64-v8a.apk", "player-universal.apk"], android("x86"))).toBe("player-universal.apk");
});

test.each([
  "player-arm64-v8a-unsigned.apk",
  "player-UNSIGNED-arm64-v8a.apk",
  "player-arm64-v8a-debug.apk",
  "player-androidTest.apk",
  "player-wear.apk",
  "player-wearos.apk",
  "player-tv.apk",
  "player-androidtv.apk",
  "player-automotive.apk",
  "player-arm64-v8a.aab",
  "player-arm64-v8a.apk.sha256",
])("%s is recommended to nobody", (name) => {
  for (const device of [null, android(null), android("arm64-v8a")]) expect(recommendedName([name], device)).toBeNull();
});

test.each(["player-arm64-v8a-unsignedness.apk", "player-arm64-v8a-debugger.apk", "weary-player-arm64-v8a.apk"])(
  "a word inside another word, as in %s, means nothing",
  (name) => {
    expect(recommendedName([name], android("arm64-v8a"))).toBe(name);
  },
);

test("of several variants, the plain one is recommended, and none if no variant is plain", () => {
  expect(recommendedName(["player-fdroid.apk", "player.apk"], null)).toBe("player.apk");
  expect(recommendedName(["player-fdroid.apk", "player-play.apk"], null)).toBeNull();
  expect(recommendedName(["player.apk", "PLAYER.apk"], null)).toBeNull();
});
