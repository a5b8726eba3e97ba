import { EQUALIZER_BARS } from "../site/constants";
import { hasMusicDecoration } from "../site/product";
import * as columnStyles from "./Columns.module.css";
import * as styles from "./Equalizer.module.css";
import { useAnimateInView } from "./useAnimateInView";

/** The height of each bar, in segments of 40. */
const LEVELS = [5, 6, 8, 5, 9, 7, 11, 8, 13, 11, 16, 22, 29, 34, 30, 38, 40, 33, 36, 25];

// No two neighbours move together.
const BARS = LEVELS.map((level, index) => ({ level, index, tempo: (index * 7) % 9 }));

/** Decoration at the bottom of its block. CSS moves it. */
export function Equalizer() {
  const ref = useAnimateInView<HTMLDivElement>();
  if (!hasMusicDecoration) return null;
  return (
    <div
      ref={ref}
      className={`${columnStyles.columns} ${styles.equalizer}`}
      style={{ "--columns": EQUALIZER_BARS }}
      aria-hidden="true"
    >
      {BARS.map(({ index, level, tempo }) => (
        <b key={index} style={{ "--level": level, "--tempo": tempo }} />
      ))}
    </div>
  );
}
