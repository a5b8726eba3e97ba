import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { searchForm } from "./searchForm";

type MarkedTextProps = { text: string; words: readonly string[] };

/** A text in which the words of the search are marked. The words have the form of the search. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const parts = splitAtWords(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: all parts are replaced together
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
  return (
    <ReplaceOnChange of={[text, ...words].join("\n")}>
      <span>{parts}</span>
    </ReplaceOnChange>
  );
}

/** Splits a text at words in the form of the search: every second part is a match. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const form = searchForm(text);
  // In a form of another length, as of "Timer…", the words are at other places than in the text.
  if (form.length !== text.length) return [text];
  const marks = Array<string>(form.length).fill(" ");
  for (const word of words)
    for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length))
      marks.fill("x", at, at + word.length);

  let end = 0;
  return marks
    .join("")
    .split(/(x+)/)
    .map(({ length }) => {
      const start = end;
      end += length;
      return text.slice(start, end);
    });
}
