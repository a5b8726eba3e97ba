import * as styles from "./PrereleaseMark.module.css";

/** Marks a pre-release (docs/rules.md, 3.11). */
export function PrereleaseMark() {
  return <span className={styles.mark}>Pre-release</span>;
}
