import { createContext, useContext } from "react";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";

/** Patterns of the words that the search has found. */
export const FoundWordsContext = createContext<readonly RegExp[]>([]);

/** A text in which the words of the search are marked. */
export function MarkedText({ text }: { text: string }) {
  const patterns = useContext(FoundWordsContext);
  if (patterns.length === 0) return text;
  const parts = splitAtMatches(text, patterns).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: all parts are replaced together
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
  return (
    <ReplaceOnChange of={[text, ...patterns].join("\n")}>
      <span>{parts}</span>
    </ReplaceOnChange>
  );
}

/** Splits a text at the matches of patterns: every second part is a match. */
export function splitAtMatches(text: string, patterns: readonly RegExp[]): string[] {
  // The longest first: of "time" and "timer", the match is "timer".
  const sources = patterns
    .map(({ source }) => source)
    .sort((one, other) => other.length - one.length);
  return text.normalize().split(new RegExp(`(${sources.join("|")})`, "iu"));
}
