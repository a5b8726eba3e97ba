import type { ReactNode } from "react";
import { buttonClass } from "../../components/buttonClass";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { PlainListLink } from "./releaseParts";
import * as styles from "./SectionErrorBoundary.module.css";

interface SectionErrorBoundaryProps {
  /** What the section is. The message starts with it. */
  name: string;
  /** Whether the plain list shows the same. The message then links to it. */
  offersPlainList?: boolean;
  children: ReactNode;
}

/** A section of /download that can fail alone: it says so in its place, and the others stay (docs/rules.md, 3.17). */
export function SectionErrorBoundary({ name, offersPlainList = false, children }: SectionErrorBoundaryProps) {
  const fallback = (retry: () => void) => (
    <div className={styles.failed} role="alert">
      <p>
        {name} could not be shown. {offersPlainList && <PlainListLink />}
      </p>
      <button type="button" className={buttonClass({ look: "outline", size: "small" })} onClick={retry}>
        Try again
      </button>
    </div>
  );
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}
