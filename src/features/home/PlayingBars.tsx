import * as styles from "../../effects/Columns.module.css";
import { useAnimateInView } from "../../effects/useAnimateInView";
import { hasMusicDecoration } from "../../site/product";

// The height of each bar in segments, and its tempo (Columns.module.css): neighbours differ.
const BARS = [4, 6, 3, 5, 4].map((level, index) => ({ level, tempo: index + 1 }));

/** Decoration beside something that is playing or active. */
export function PlayingBars() {
  const ref = useAnimateInView<HTMLSpanElement>();
  if (!hasMusicDecoration) return null;
  return (
    <span ref={ref} className={styles.bars} style={{ "--columns": BARS.length }} aria-hidden="true">
      {BARS.map(({ level, tempo }) => (
        <b key={tempo} style={{ "--level": level, "--tempo": tempo }} />
      ))}
    </span>
  );
}
