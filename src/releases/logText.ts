/** The longest quote in a log line, in characters. */
const LONGEST_QUOTE = 200;

/**
 * A text from outside, made safe to quote in a build's log: one short line of printable ASCII (docs/rules.md, 12.4). Anything else
 * could hide a line, change the terminal's colours, or look like a command to the machine that runs the build.
 */
export function logText(text: string): string {
  return text.slice(0, LONGEST_QUOTE).replace(/[^\x20-\x7e]/g, "?");
}
