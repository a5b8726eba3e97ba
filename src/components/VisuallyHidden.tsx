import type { ReactNode } from "react";
import * as styles from "./shared.module.css";

/** Text that only screen readers read out; it is not visible. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
