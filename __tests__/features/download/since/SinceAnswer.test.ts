import { isOlderByNumber } from "../../../../src/features/download/since/SinceAnswer";

test.each([
  ["1.9.5", "2.4.0"],
  ["v1.9.5", "2.4.0"],
  ["2.4", "2.4.1"],
  ["2.9.0", "2.10.0"],
  ["2.4.0-rc.1", "2.4.0"],
  ["2026.9.30", "2026.11.21"],
  ["android-1.9", "android-2.0"],
  [`1.${"9".repeat(40)}8`, `1.${"9".repeat(41)}`],
])("%s is older than %s by its number, and not the other way round", (older, newer) => {
  expect(isOlderByNumber(older, newer)).toBe(true);
  expect(isOlderByNumber(newer, older)).toBe(false);
});

test.each([
  ["2.4.0", "2.4.0"],
  ["2.4", "2.4.0"],
  ["v2.4.0", "2.4.0"],
  ["2.4.0-rc.1", "2.4.0-rc.2"],
  ["2.4.0+5", "2.4.0"],
  ["nightly", "2.4.0"],
  // Of another app, and a date.
  ["tv-1.9", "2.4.0"],
  ["2.4.0-rc.1", "tv-3.0"],
  ["2.4.0", "2026.11.21"],
  ["", ""],
])("neither of %j and %j is older", (one, other) => {
  expect(isOlderByNumber(one, other)).toBe(false);
  expect(isOlderByNumber(other, one)).toBe(false);
});
