import { Fragment } from "react";
import * as styles from "./shared.module.css";

/** The class of a title. If the typeface lacks a letter, not an emoji, all is in the fallback. */
export const titleFont = (title: string) =>
  /^[\ufe0f\u00a0 -~©°·É×ßäçèéñöü–—‘’“”•…↑↓−\p{Emoji}]*$/u.test(title)
    ? undefined
    : styles.fallback;

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
