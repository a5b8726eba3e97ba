import * as styles from "./NoReleases.module.css";

/** Says that there is no release (docs/rules.md, 3.5). */
export function NoReleases() {
  return (
    <div className={styles.empty}>
      <h2>Nothing to download yet</h2>
      <p>The first release is still being made. It will be here as soon as it is published.</p>
    </div>
  );
}
