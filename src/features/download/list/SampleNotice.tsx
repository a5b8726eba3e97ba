import * as styles from "./SampleNotice.module.css";

/**
 * Says that the releases are samples, so that nobody mistakes them for real ones (docs/rules.md, 3.15). The check of a built folder
 * knows it by its attribute.
 */
export function SampleNotice() {
  return (
    <p className={styles.notice} data-sample-releases="">
      <strong>These are sample releases.</strong> Their links do not work.
    </p>
  );
}
