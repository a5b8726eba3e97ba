import type { ReactNode } from "react";
import type { Identity } from "../releases/identifyFile";
import * as styles from "./Verdict.module.css";

interface VerdictProps {
  look: Identity["status"];
  title: string;
  children: ReactNode;
}

const LOOKS = { known: styles.known, foreign: styles.foreign, unsure: styles.unsure };

/** What has been found out about a file on the visitor's device, in the colour of the news. */
export function Verdict({ look, title, children }: VerdictProps) {
  return (
    <div className={`${styles.verdict} ${LOOKS[look]}`}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
