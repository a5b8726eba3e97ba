import { signingKeyOf } from "../../src/releases/signingKey";
import { androidPackage, release } from "../support/release";

/**
 * Releases, the newest first. Each has the key of its letter; `?` is not known, `u` is unsigned,
 * and a small letter is a beta with the key of the large one, which installs beside the app.
 */
const releasesWith = (keys: string) =>
  [...keys].map((key, index) => {
    const isUnknown = key === "?";
    const isBeta = key === key.toLowerCase();
    const certificate = key === "u" ? null : key.toLowerCase().repeat(64);
    const applicationId = isBeta ? "org.example.player.beta" : "org.example.player";
    return release({
      version: `v${keys.length - index}`,
      androidPackage: isUnknown ? null : androidPackage({ applicationId, certificate }),
    });
  });

test.each([
  ["AAA", "v1", null],
  ["AAB", "v2", null],
  ["ABB", null, "v2"],
  // A key that came back has not been the same since.
  ["ABA", null, "v2"],
  ["AABA", "v3", null],
  // Another key is known, whatever is between.
  ["A?B", null, "v1"],
  // The one between may have had another key.
  ["A?A", null, null],
  ["AA?A", "v3", null],
  ["AA?B", "v3", null],
  ["Au", null, null],
  // A beta has a key of its own.
  ["AbA", "v1", null],
  ["AbB", null, "v1"],
  ["aBa", "v1", null],
  ["aB", null, null],
  ["uAA", null, null],
  ["?AA", null, null],
  ["A", null, null],
  ["", null, null],
])("of releases with the keys %j, the same key is since %s, and another one in %s", (...row) => {
  const [keys, since, otherKeyIn] = row;
  expect(signingKeyOf(releasesWith(keys))).toEqual({ since, otherKeyIn });
});
