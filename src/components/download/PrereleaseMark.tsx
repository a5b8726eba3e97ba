import * as styles from "./PrereleaseMark.module.css";

/** Says that the maintainers do not call this release stable yet. */
export function PrereleaseMark() {
  return <span className={styles.mark}>Pre-release</span>;
}
