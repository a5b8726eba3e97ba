import { namesVersion } from "../../src/releases/version";

test.each([
  ["Player 2.4.0", "2.4.0", true],
  ["Player 2.4.0", "v2.4.0", true],
  ["Player V2.4.0: Night Drive", "2.4.0", true],
  ["Night Drive (v2.4.0)", "v2.4.0", true],
  ["v2.4.0", "v2.4.0", true],
  ["Player-2.4.0", "v2.4.0", true],
  ["player-v2.4.0.", "2.4.0", true],
  ["Player 2.4.0-rc.1", "v2.4.0-rc.1", true],
  ["the release", "the release", true],
  ["Player 2.4", "2.4.0", false],
  ["Player 12.4.0", "2.4.0", false],
  ["Player 2.4.01", "2.4.0", false],
  ["Player 2.4.0.1", "2.4.0", false],
  ["Player 2.4.0-rc.1", "2.4.0", false],
  ["Live2.4.0", "2.4.0", false],
  ["Night Drive", "2.4.0", false],
])("the name %s of the tag %s contains it: %s", (name, version, expected) => {
  expect(namesVersion({ name, version })).toBe(expected);
});
