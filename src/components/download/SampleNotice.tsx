import * as styles from "./SampleNotice.module.css";

/** Says that the releases on the page are made up, so that nobody takes them for real ones. */
export function SampleNotice() {
  return (
    <p className={styles.notice}>
      <strong>These are sample releases.</strong> Their links lead nowhere.
    </p>
  );
}
