import { type ProcessorHints, processorOf, suggestFile } from "../../src/releases/suggestFile";
import { releaseFile } from "../support/release";

// "Linux armv81", with a one at its end, is what Chrome on Android says on every phone.
const hints = (architecture?: string, bitness?: string, platform = "Linux armv81"): ProcessorHints => ({
  architecture,
  bitness,
  platform,
});

test.each([
  ["a 64-bit ARM phone", hints("arm", "64"), "arm64-v8a"],
  ["a 64-bit ARM phone that says so twice", hints("arm", "64", "Linux aarch64"), "arm64-v8a"],
  ["a 32-bit ARM phone", hints("arm", "32", "Linux armv7l"), "armeabi-v7a"],
  ["a 64-bit x86 device", hints("x86", "64", "Linux x86_64"), "x86_64"],
  ["a 32-bit x86 device", hints("x86", "32", "Linux i686"), "x86"],
  ["a 64-bit kernel below 32-bit ARM programs", hints("arm", "64", "Linux armv8l"), null],
  ["a 64-bit kernel below 32-bit x86 programs", hints("x86", "64", "Linux i686"), null],
  ["a browser that keeps the bitness to itself", hints("arm", ""), null],
  ["a browser that keeps the architecture to itself", hints("", "64"), null],
  ["a browser that says nothing", hints(), null],
  ["a processor that nobody has met", hints("riscv", "64"), null],
  ["a 32-bit x86 browser that keeps the bitness to itself", hints("x86", ""), null],
  ["a bitness that nobody has met", hints("x86", "128"), null],
])("the processor of %s is certain only if the hints agree", (_, given, processor) => {
  expect(processorOf(given)).toBe(processor);
});

const arm64 = releaseFile("player-arm64-v8a.apk");
const arm32 = releaseFile("player-armeabi-v7a.apk");
const universal = releaseFile("player-universal.apk");
const withoutProcessor = releaseFile("player.apk");
const sums = releaseFile("player-x86.apk.sha256");

test("the package for the processor is suggested", () => {
  expect(suggestFile([sums, arm32, arm64, universal], "arm64-v8a")).toEqual({ file: arm64, processor: "arm64-v8a" });
});

test("the universal package is suggested if none fits the processor, or if the processor is unknown", () => {
  for (const processor of ["x86", null] as const) {
    expect(suggestFile([arm64, universal, sums], processor)).toEqual({ file: universal, processor: null });
  }
});

test("there is no suggestion without a universal package if the processor is unknown", () => {
  expect(suggestFile([arm64, arm32], null)).toBeNull();
  expect(suggestFile([withoutProcessor], null)).toBeNull();
  expect(suggestFile([], "arm64-v8a")).toBeNull();
});

test("the 32-bit package is never suggested to a 64-bit phone, because some cannot install it", () => {
  expect(suggestFile([arm32], "arm64-v8a")).toBeNull();
});

test("if two packages are for the same processor, neither is suggested", () => {
  const debug = releaseFile("player-arm64-v8a-debug.apk");
  expect(suggestFile([debug, arm64, universal], "arm64-v8a")).toEqual({ file: universal, processor: null });
  expect(suggestFile([debug, arm64], "arm64-v8a")).toBeNull();
});

test.each([
  ["player-arm64-v8a-unsigned.apk", null],
  ["player-UNSIGNED-arm64-v8a.apk", null],
  ["unsigned_player-arm64-v8a.apk", null],
  ["player-arm64-v8a-unsignedness.apk", "arm64-v8a"],
  ["reunsigned-arm64-v8a.apk", "arm64-v8a"],
])("%s is suggested for %j", (name, processor) => {
  const file = releaseFile(name);
  expect(suggestFile([file], "arm64-v8a")).toEqual(processor && { file, processor });
});
