import type { CSSProperties } from "react";
import * as styles from "../effects/Columns.module.css";
import { useMotionInSight } from "../effects/useMotionInSight";

// The height of each bar in segments, and its tempo (see Columns.module.css). Neighbours differ, so they do not move together.
const BARS = [4, 6, 3, 5, 4].map((level, index) => ({ level, tempo: index + 1 }));

/** Five small bars beside something that is playing or active. Decoration: the words beside them say the same. */
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
