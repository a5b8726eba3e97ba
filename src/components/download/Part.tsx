import type { ReactNode } from "react";
import { buttonClass } from "../ui/buttonClass";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import * as styles from "./Part.module.css";

interface PartProps {
  /** What it is, as the beginning of a sentence. */
  name: string;
  /** URL of a page that shows the same without scripts. */
  otherUrl?: string;
  children: ReactNode;
}

/** A part of /download that may fail by itself: it says so in its place, and the other parts stay. */
export function Part({ name, otherUrl, children }: PartProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className={styles.failed} role="alert">
          <p>
            {name} could not be shown. {otherUrl && <a href={otherUrl}>All versions on a plain page</a>}
          </p>
          <button type="button" className={buttonClass({ look: "outline", size: "small" })} onClick={retry}>
            Try again
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
