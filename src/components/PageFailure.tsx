import { withPrefix } from "gatsby";
import { pageFailureTexts } from "../site/pageFailure";
import { buttonClass } from "./buttonClass";
import * as styles from "./PageFailure.module.css";

/**
 * What is shown instead of a page that failed to render (docs/rules.md, 8.9). Its link does not use the router, which may have
 * failed.
 */
export function PageFailure() {
  return (
    <div className={styles.failure} role="alert">
      <h1>{pageFailureTexts.title}</h1>
      <p>{pageFailureTexts.text}</p>
      <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
        {pageFailureTexts.reload}
      </button>
      <a href={withPrefix("/")}>{pageFailureTexts.home}</a>
    </div>
  );
}
