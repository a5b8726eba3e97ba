import type { CSSProperties } from "react";
import { useMotionInSight } from "../../effects/useMotionInSight";
import * as styles from "./PlayingBars.module.css";

// Level in segments and tempo of each bar; no two neighbours alike.
const BARS = [
  { level: 4, tempo: 1 },
  { level: 6, tempo: 2 },
  { level: 3, tempo: 3 },
  { level: 5, tempo: 4 },
  { level: 4, tempo: 5 },
];

/** Five small bars beside what is playing or at work. Decoration: the words beside it say the same. */
export function PlayingBars() {
  const ref = useMotionInSight<HTMLSpanElement>();
  return (
    <span ref={ref} className={styles.bars} style={{ "--columns": BARS.length } as CSSProperties} aria-hidden="true">
      {BARS.map(({ level, tempo }) => (
        <b key={tempo} style={{ "--level": level, "--tempo": tempo } as CSSProperties} />
      ))}
    </span>
  );
}
