import { withPrefix } from "gatsby";
import { buttonClass } from "./buttonClass";
import * as styles from "./PageFailure.module.css";

/** What stands in the place of a page that failed. Its link is a plain one: the router may be what failed. */
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
