import * as styles from "./SkipLink.module.css";

/** The first link that the keyboard reaches. It leads past the top bar to the content of the page (docs/rules.md, 10.8). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
