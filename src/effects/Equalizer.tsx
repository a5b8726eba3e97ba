import type { CSSProperties } from "react";
import { EQUALIZER_BARS } from "../site/effects";
import * as columnStyles from "./Columns.module.css";
import * as styles from "./Equalizer.module.css";
import { useMotionInSight } from "./useMotionInSight";

/** The heights of the bars from left to right, in segments of 40: quiet first, loud towards the end. */
const LEVELS = [5, 6, 8, 5, 9, 7, 11, 8, 13, 11, 16, 22, 29, 34, 30, 38, 40, 33, 36, 25];
/** There are nine tempos, and each bar has the one seven after its neighbour's, so that neighbours do not move together. */
const BARS = Array.from({ length: EQUALIZER_BARS }, (_, index) => ({
  index,
  level: LEVELS[index % LEVELS.length],
  tempo: (index * 7) % 9,
}));

/** The equalizer at the bottom of its block (docs/rules.md, 11.4). Decoration, moved by CSS alone. */
export function Equalizer() {
  const ref = useMotionInSight<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={`${columnStyles.columns} ${styles.equalizer}`}
      style={{ "--columns": EQUALIZER_BARS } as CSSProperties}
      aria-hidden="true"
    >
      {BARS.map(({ index, level, tempo }) => (
        <b key={index} style={{ "--level": level, "--tempo": tempo } as CSSProperties} />
      ))}
    </div>
  );
}
