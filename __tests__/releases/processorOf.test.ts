import { type ProcessorHints, processorOf } from "../../src/releases/processorOf";

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
