import { withPrefix } from "gatsby";
import { buttonClass } from "./buttonClass";
import * as styles from "./PageFailure.module.css";

/**
 * What is shown instead of a page that failed to render (docs/rules.md, 8.9). Its link does not use the router, which may have
 * failed.
 */
export function PageFailure() {
  return (
    <div className={styles.failure} role="alert">
      <h1>Something Went Wrong</h1>
      <p>This page could not be shown.</p>
      <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
        Reload
      </button>
      <a href={withPrefix("/")}>Back to Home</a>
    </div>
  );
}
