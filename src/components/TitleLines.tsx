import { Fragment } from "react";
import * as styles from "./shared.module.css";
import { titleFont } from "./titleFont";

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
