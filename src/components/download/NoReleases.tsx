import * as styles from "./NoReleases.module.css";

/** A list that is truly empty. */
export function NoReleases() {
  return (
    <div className={styles.empty}>
      <h2>Nothing to download yet</h2>
      <p>The first release is still being made. It will stand here the moment it is published.</p>
    </div>
  );
}
