import { Columns } from "./Columns";
import * as styles from "./Equalizer.module.css";

/** The height of each bar, in segments of 40. */
const LEVELS = [5, 6, 8, 5, 9, 7, 11, 8, 13, 11, 16, 22, 29, 34, 30, 38, 40, 33, 36, 25];

/** In segments of 56. */
const LOUD_LEVELS = [4, 6, 5, 7, 5, 8, 6, 8, 7, 9, 8, 11, 15, 21, 28, 36, 44, 52, 48, 56];

/** Decoration at the bottom of its block; or on the footer, where scrolling turns it up. */
export function Equalizer({ isClimbing = false }) {
  const className = isClimbing ? `${styles.equalizer} ${styles.climbing}` : styles.equalizer;
  return <Columns className={className} levels={isClimbing ? LOUD_LEVELS : LEVELS} />;
}
