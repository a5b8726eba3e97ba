import type { CSSProperties } from "react";
import { type Decibels, volumeMarks } from "../../site/home";
import * as styles from "./Scale.module.css";

interface ScaleProps {
  /** The mark up to which it is lit. */
  reached: Decibels;
}

/** The ruler at the head of a section: the page is a meter, and the volume rises as one reads on. Decoration. */
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
