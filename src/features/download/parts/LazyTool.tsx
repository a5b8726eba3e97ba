import { type ReactNode, Suspense } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { ErrorBoundary } from "../../../components/ErrorBoundary";
import { ReloadButton } from "../../../components/ReloadButton";
import * as styles from "./LazyTool.module.css";

/** `failure` is the text if the script of the child cannot be loaded. */
type LazyToolProps = { failure: string; children: ReactNode };

/** The Suspense boundary and the error boundary of a `lazy` component. */
export function LazyTool({ failure, children }: LazyToolProps) {
  // A deployment renames the scripts, so the remedy is to reload the page.
  const fallback = (
    <div className={styles.failed} role="alert">
      <p>{failure}</p>
      <ReloadButton label="Reload the page" className={buttonClass("outline", "small")} />
    </div>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
