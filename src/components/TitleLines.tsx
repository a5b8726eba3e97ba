import { Fragment } from "react";
import * as styles from "./shared.module.css";

/**
 * A title with fixed lines, so the page does not move when the typeface loads. The space between
 * two lines is for search engines and for visitors who copy the title.
 */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span className={styles.titleLine}>{line}</span>
    </Fragment>
  ));
}
