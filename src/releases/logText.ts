/** Longest text of somebody else's that a log line quotes, in characters. */
const LONGEST_QUOTE = 200;

/**
 * Outside text as a build's log may quote it: one short line of printable ASCII. Anything else could hide a line, colour the
 * terminal, or pass for a command of the machine that runs the build.
 */
export function logText(text: string): string {
  return text.slice(0, LONGEST_QUOTE).replace(/[^\x20-\x7e]/g, "?");
}
