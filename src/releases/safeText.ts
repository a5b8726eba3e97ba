// HTML forbids some of these, so hydration would fail. With the u flag, Cs is a lone surrogate.
// https://html.spec.whatwg.org/multipage/dom.html#text-content
// The two ranges turn the text after them around: "gpj.apk" can look like "kpa.jpg".
const FORBIDDEN =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]|(?![\t\n\f\r])\p{Control}/gu;

/** The text with U+FFFD in place of characters that HTML forbids or that turn text around. */
export function visibleText(text: string): string {
  return text.replace(FORBIDDEN, "\uFFFD");
}

/** Whether a text is empty, or has only spaces and characters without width. */
export function isBlank(text: string): boolean {
  return !/(?!\p{Default_Ignorable_Code_Point})\S/u.test(text);
}

/**
 * A text for a log: one line of at most 200 characters of printable ASCII. GitHub runs `::error::x`
 * and `##[error]x` as commands, so a space breaks them.
 */
export function logText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, "?")
    .replace(/:(?=:)|##(?=\[)/g, "$& ")
    .slice(0, 200);
}

/** Whether the typeface has all letters of a text. */
export const isLatin = (text: string) => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text);
