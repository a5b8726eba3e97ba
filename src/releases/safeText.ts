// Characters that HTML forbids in a text, see https://html.spec.whatwg.org/multipage/dom.html#text-content. With them, the built page
// would differ from its data, and React would render all of it again. With the u flag, \p{Surrogate} matches lone surrogates only.
// U+202A to U+2069 turn the text after them around: "gpj.apk" can look like "kpa.jpg", see https://www.unicode.org/reports/tr9.
const REPLACED = /[\p{Surrogate}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]|(?![\t\n\f\r])\p{Control}/gu;

/** The text with U+FFFD in place of each character that HTML forbids or that turns text around (docs/rules.md, 12.7). */
export function visibleText(text: string): string {
  return text.replace(REPLACED, "\uFFFD");
}

/** Whether nothing of a text can be seen: it is empty, or has only spaces and characters without width (docs/rules.md, 4.3). */
export function isBlank(text: string): boolean {
  return !/(?!\p{Default_Ignorable_Code_Point})\S/u.test(text);
}

/** The longest quote in a log line, in characters. */
const LONGEST_QUOTE = 200;

/**
 * A text from outside, made safe to quote in a build's log: one short line of printable ASCII (docs/rules.md, 12.4).
 *
 * GitHub takes a line that begins with `::`, and one with `##[` anywhere, as a command: `::error::x`, `##[error]x`. So a space breaks
 * every one of these, also in the middle of a line, because Gatsby breaks long lines.
 */
export function logText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, "?")
    .replace(/:(?=:)|##(?=\[)/g, "$& ")
    .slice(0, LONGEST_QUOTE);
}

/** What was thrown, as text for a person: the message of an Error, or anything else as a string. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
