import { createContext, useContext } from "react";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { searchForm } from "./searchForm";

/** The words that the search has found, in its form. */
export const FoundWordsContext = createContext<readonly string[]>([]);

/** A text in which the words of the search are marked. */
export function MarkedText({ text }: { text: string }) {
  const words = useContext(FoundWordsContext);
  if (words.length === 0) return text;
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
  const isMatched = Array<boolean>(form.length).fill(false);
  for (const word of words)
    for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length))
      isMatched.fill(true, at, at + word.length);

  // The form of a letter has one unit, and that of ß two. A combining mark has none: it belongs to
  // the letter before it.
  let unit = 0;
  let isMarked = false;
  let marks = "";
  for (const letter of text) {
    const { length } = searchForm(letter);
    if (length > 0) isMarked = isMatched.slice(unit, unit + length).includes(true);
    unit += length;
    marks += (isMarked ? "x" : " ").repeat(letter.length);
  }

  let end = 0;
  return marks.split(/(x+)/).map(({ length }) => {
    const start = end;
    end += length;
    return text.slice(start, end);
  });
}
