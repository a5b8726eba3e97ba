import { Fragment } from "react";
import * as styles from "./shared.module.css";

/**
 * A title whose lines are fixed, so that its height does not depend on the width of the typeface. The space between two lines is for
 * search engines and for visitors who copy the title.
 */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span className={styles.titleLine}>{line}</span>
    </Fragment>
  ));
}
