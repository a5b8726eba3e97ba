/**
 * Whether a version is older than another one by its own number: 1.9.5 is older than 2.4.0, whenever it was published. False if one
 * of them has no number. Of equal numbers, the one with a suffix such as `-rc.1` is the older one.
 *
 * @param version a tag, as is `other`
 */
export function isOlderByNumber(version: string, other: string): boolean {
  const [one, two] = [partsOf(version), partsOf(other)];
  if (!one || !two) return false;
  for (let index = 0; index < Math.max(one.numbers.length, two.numbers.length); index += 1) {
    const [mine = 0n, theirs = 0n] = [one.numbers[index], two.numbers[index]];
    if (mine !== theirs) return mine < theirs;
  }
  return one.hasSuffix && !two.hasSuffix;
}

// A number may have more digits than a JavaScript number can hold exactly.
function partsOf(version: string): { numbers: bigint[]; hasSuffix: boolean } | null {
  const [, digits, suffix] = /(\d+(?:\.\d+)*)(-[^+]+)?/.exec(version) ?? [];
  return digits ? { numbers: digits.split(".").map(BigInt), hasSuffix: suffix !== undefined } : null;
}
