import { type ReactNode, Suspense, useState } from "react";
import { buttonClass } from "../../components/buttonClass";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import * as styles from "./LazyTool.module.css";

interface LazyToolProps {
  /** What the visitor reads if the script cannot be loaded. */
  failure: string;
  children: ReactNode;
}

/** A part of /download that has a script of its own, which is its child, by React's `lazy` (docs/rules.md, 8.11). */
export function LazyTool({ failure, children }: LazyToolProps) {
  return (
    <ErrorBoundary fallback={<LoadFailure text={failure} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Offers to load the page again. React keeps the failure, and after a deployment the script has another name, which only the new page
 * knows. Without a network, a reload would lose the page.
 */
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
