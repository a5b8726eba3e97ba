/**
 * A text as the search compares it (docs/rules.md, 13.9): in capitals, each letter composed with
 * its accents and of ordinary width, one apostrophe for all quotes, one hyphen for all dashes, and
 * without what cannot be seen. An accent counts.
 */
export function foldText(text: string): string {
  return (
    text
      // Before NFKC, which makes a space of the accent that some type as an apostrophe.
      .replace(/[\p{Quotation_Mark}ʹʻʼ′″`´]/gu, "'")
      .replace(/\p{Dash}/gu, "-")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKC")
      // Small letters first, because the capital ẞ has another small letter than SS.
      .toLowerCase()
      .toUpperCase()
      // The capital i is İ in Turkish. Its ı has the capital I.
      .replace(/I\u0307/g, "I")
      .normalize()
  );
}

// A letter and what composes with it: accents, the rest of a syllable of Hangul, and the marks of
// narrow Katakana.
const LETTERS = /.[\p{Mark}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*/gsu;

/**
 * Splits a text at these folded words: each second part is one of them. The parts together are the
 * text.
 */
export function partsOf(text: string, words: readonly string[]): string[] {
  // The longest first: of "time" and "timer", the longer one is the match.
  const sorted = [...words].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(sorted.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|"), "gu");
  if (words.length === 0 || foldText(text).search(pattern) < 0) return [text];

  // Folding changes lengths, as of ß and SS. So each character of the folded text has the place of
  // its letter.
  let folded = "";
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTERS)) {
    const characters = foldText(letter);
    folded += characters;
    places.push(...Array<number>(characters.length).fill(index));
  }
  const parts: string[] = [];
  let done = 0;
  for (const { 0: word, index } of folded.matchAll(pattern)) {
    const start = Math.max(places[index] ?? 0, done);
    const last = places[index + word.length - 1] ?? 0;
    const end = places.find((place) => place > last) ?? text.length;
    // The second S of ß was found with the first.
    if (start === end) continue;
    parts.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...parts, text.slice(done)];
}
