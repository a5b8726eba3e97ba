import { versionWithOtherKey } from "../../src/releases/signingKey";
import { summaryOf } from "../../src/releases/summary";
import { release, signedRelease } from "../support/release";

/**
 * Releases, the newest first. Each has the key of its letter; `?` is not known, `u` is that of v1,
 * and a small letter is a beta with the key of the large one, which installs beside the app.
 */
const releasesWith = (keys: string) =>
  [...keys].map((key, index) => {
    const version = `v${keys.length - index}`;
    const isBeta = key !== "u" && key === key.toLowerCase();
    const certificate = key === "u" ? null : key.toLowerCase().repeat(64);
    const applicationId = isBeta ? "org.example.player.beta" : "org.example.player";
    if (key === "?") return summaryOf(release({ version }));
    return summaryOf(signedRelease(version, { applicationId, certificate }));
  });

test.each([
  ["AAB", null],
  ["ABA", "v2"],
  // Another key is known, whatever is between.
  ["A?B", "v1"],
  ["Au", null],
  // A beta has a key of its own.
  ["AbA", null],
  ["AbB", "v1"],
  ["aB", null],
  ["uAA", "v2"],
  ["?AA", null],
  ["A", null],
  ["", null],
])("of releases with the keys %j, the one with another key is %s", (keys, version) => {
  expect(versionWithOtherKey(releasesWith(keys))).toBe(version);
});
