import * as styles from "./SkipLink.module.css";

/** The first stop of the keyboard: past the navigation, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
