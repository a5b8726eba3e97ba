import type { ReactNode } from "react";
import * as styles from "./Hidden.module.css";

/** Words for a screen reader alone. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
