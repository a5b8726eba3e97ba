import { Fragment } from "react";
import * as styles from "./shared.module.css";

/** The letters that the typeface of titles has. */
const LETTERS = /^[ -~\u00a0©°·É×ßäçèéñöü–—‘’“”•…↑↓−]*$/;

/** The class of a title. With another letter, all of it is in the fallback font. */
export const titleFont = (title: string) => (LETTERS.test(title) ? undefined : styles.fallback);

/** A title with fixed lines, which do not move when the typeface loads. Copies need the spaces. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  const font = titleFont(lines.join()) ?? "";
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span className={`${styles.titleLine} ${font}`}>{line}</span>
    </Fragment>
  ));
}
