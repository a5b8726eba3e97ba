/** The feature lines start after this text (docs/rules.md, 5.1). */
const MARKER = "What's Changed:";
const FEATURE_MARK = "####";

/**
 * The feature lines of release notes: after the first marker, the lines that start with four hash marks, without these marks
 * (docs/rules.md, section 5). Markup in a line is text.
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
