import { type ReactNode, Suspense, useState } from "react";
import { buttonClass } from "../../components/buttonClass";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import * as styles from "./LazyTool.module.css";

/** `failure` is the text if the script of the child cannot be loaded. */
type LazyToolProps = { failure: string; children: ReactNode };

/** The Suspense boundary and the error boundary of a `lazy` component. */
export function LazyTool({ failure, children }: LazyToolProps) {
  return (
    <ErrorBoundary fallback={<LoadFailure text={failure} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A deployment renames the scripts, so a retry reloads the page. Offline, that would lose it. */
function LoadFailure({ text }: { text: string }) {
  const [isOffline, setIsOffline] = useState(false);
  const reload = () => (navigator.onLine ? window.location.reload() : setIsOffline(true));
  return (
    <div className={styles.failed} role="alert">
      <p>
        <span>{text}</span>
        {isOffline && <span> You are offline.</span>}
      </p>
      <button type="button" className={buttonClass("outline", "small")} onClick={reload}>
        Reload the page
      </button>
    </div>
  );
}
