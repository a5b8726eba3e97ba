/** Where the list of changes starts in the notes (product spec, sections 5 and 9). */
const MARKER = "What's Changed:";
const FEATURE_MARK = "####";

/**
 * The feature lines of release notes, by the rule of the product spec, section 5: of the text after the first marker, the lines
 * that start with four hash marks, without these marks. Markup in a line stays what it is: text.
 */
export function parseReleaseNotes(notes: string | null | undefined): string[] {
  const marker = notes?.indexOf(MARKER) ?? -1;
  if (!notes || marker < 0) return [];
  return notes
    .slice(marker + MARKER.length)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith(FEATURE_MARK))
    .map((line) => line.slice(FEATURE_MARK.length).trim())
    .filter((line) => line !== "");
}
