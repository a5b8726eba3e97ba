import { sha256OfDigest } from "../../src/releases/release";

const hex = "0123456789abcdef".repeat(4);

test("a digest of the API is read as SHA-256", () => {
  expect(sha256OfDigest(`sha256:${hex}`)).toBe(hex);
  expect(sha256OfDigest(`SHA256:${hex.toUpperCase()}`)).toBe(hex);
});

test.each([
  [null],
  [""],
  [hex],
  [`sha256:${hex.slice(1)}`],
  [`sha256:${hex}0`],
  [` sha256:${hex}`],
  [`xsha256:${hex}`],
  [`sha512:${hex}${hex}`],
  [`sha256:${hex.slice(1)}g`],
])("%j is not a digest", (digest) => {
  expect(sha256OfDigest(digest)).toBeNull();
});
