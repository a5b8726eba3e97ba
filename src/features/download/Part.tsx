import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { buttonClass } from "../../components/buttonClass";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { PLAIN_LIST_PATH } from "../../releases/urls";
import * as styles from "./Part.module.css";

interface PartProps {
  /** What the part is. The message starts with it. */
  name: string;
  /** Whether the plain list shows the same. The message then links to it. */
  offersPlainList?: boolean;
  children: ReactNode;
}

/** A part of /download that can fail alone: it says so in its place, and the other parts stay (docs/rules.md, 3.17). */
export function Part({ name, offersPlainList = false, children }: PartProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className={styles.failed} role="alert">
          <p>
            {name} could not be shown. {offersPlainList && <a href={withPrefix(PLAIN_LIST_PATH)}>All versions in a plain list</a>}
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
