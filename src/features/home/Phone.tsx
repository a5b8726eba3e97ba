import type { ReactNode } from "react";
import * as styles from "./Phone.module.css";

interface PhoneProps {
  /** A class that sets `--width`. */
  className?: string | undefined;
  /** What the screen shows. */
  children: ReactNode;
}

/** A drawn phone around a screen of the app. */
export function Phone({ className, children }: PhoneProps) {
  return (
    <div className={className ? `${styles.phone} ${className}` : styles.phone}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
