import type { CSSProperties } from "react";
import { EQUALIZER_BARS } from "../site/effects";
import * as styles from "./Equalizer.module.css";
import { useMotionInSight } from "./useMotionInSight";

/** Height of the bars in segments of 40, from left to right: quiet first, loud towards the end. */
const LEVELS = [5, 6, 8, 5, 9, 7, 11, 8, 13, 11, 16, 22, 29, 34, 30, 38, 40, 33, 36, 25];
/** Neighbours never move in step: each bar takes its tempo seven places on, of nine. */
const TEMPOS = { count: 9, stride: 7 };

const BARS = Array.from({ length: EQUALIZER_BARS }, (_, index) => ({
  index,
  level: LEVELS[index % LEVELS.length],
  tempo: (index * TEMPOS.stride) % TEMPOS.count,
}));

/** The equalizer of 20 bars over the foot of the block it stands in (product spec, section 9). Decoration, by CSS alone. */
export function Equalizer() {
  const ref = useMotionInSight<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.equalizer} style={{ "--columns": EQUALIZER_BARS } as CSSProperties} aria-hidden="true">
      {BARS.map(({ index, level, tempo }) => (
        <b key={index} style={{ "--level": level, "--tempo": tempo } as CSSProperties} />
      ))}
    </div>
  );
}
