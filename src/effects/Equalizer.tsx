import { Columns } from "./Columns";
import * as styles from "./Equalizer.module.css";

/** The height of each bar, in segments of 40. */
const LEVELS = [5, 6, 8, 5, 9, 7, 11, 8, 13, 11, 16, 22, 29, 34, 30, 38, 40, 33, 36, 25];

/** Decoration at the bottom of its block. */
export function Equalizer() {
  return <Columns className={styles.equalizer} levels={LEVELS} />;
}
