/** The longest quote in a log line, in characters. */
const LONGEST_QUOTE = 200;

/**
 * A text from outside, made safe to quote in a build's log: one short line of printable ASCII (docs/rules.md, 12.4). Anything else
 * could hide a line or change the terminal's colours.
 *
 * GitHub takes a line that begins with `::`, and one with `##[` anywhere, as a command: `::error::x`, `##[error]x`. So a space breaks
 * every one of these. One in the middle of a line counts too, because Gatsby breaks long lines.
 */
export function logText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, "?")
    .replace(/:(?=:)|##(?=\[)/g, "$& ")
    .slice(0, LONGEST_QUOTE);
}
