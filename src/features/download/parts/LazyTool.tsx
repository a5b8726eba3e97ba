import { type ReactNode, Suspense } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { ErrorBoundary } from "../../../components/ErrorBoundary";
import { ReloadButton } from "../../../components/ReloadButton";
import * as styles from "./LazyTool.module.css";

/** If the script or style sheet of a `lazy` component cannot be loaded, `failure` says so. */
export function LazyTool({ failure, children }: { failure: string; children: ReactNode }) {
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
