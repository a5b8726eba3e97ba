import type { CSSProperties } from "react";
import { type Decibels, volumeMarks } from "./homeTexts";
import * as styles from "./Scale.module.css";

interface ScaleProps {
  /** The mark that the light of the scale reaches. */
  reached: Decibels;
}

/** The volume scale at the top of a section: each section of the page is louder than the one before. Decoration. */
export function Scale({ reached }: ScaleProps) {
  const lit = volumeMarks.find(({ decibels }) => decibels === reached)?.at;
  return (
    <div className={styles.scale} style={{ "--lit": `${lit}%` } as CSSProperties} aria-hidden="true">
      {volumeMarks.map(({ decibels, at }) => (
        <b
          key={decibels}
          className={decibels === reached ? styles.reached : undefined}
          style={{ "--at": `${at}%` } as CSSProperties}
        >
          {decibels}
        </b>
      ))}
    </div>
  );
}
