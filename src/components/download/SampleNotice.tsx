import * as styles from "./SampleNotice.module.css";

/** Says that the releases are samples, so that nobody mistakes them for real ones (docs/rules.md, 3.15). */
export function SampleNotice() {
  return (
    <p className={styles.notice}>
      <strong>These are sample releases.</strong> Their links do not work.
    </p>
  );
}
