import { Columns } from "../../effects/Columns";
import * as styles from "../../effects/Columns.module.css";

const LEVELS = [4, 6, 3, 5, 4];

/** Decoration beside something that is playing or active. */
export function PlayingBars() {
  return <Columns className={styles.bars} levels={LEVELS} />;
}
