import { pauseMotion, useIsMotionPaused } from "../browser/reducedMotion";
import * as buttonStyles from "../components/Button.module.css";
import * as styles from "./MotionControl.module.css";

/**
 * The control that pauses everything that moves by itself, on every page and for later visits (docs/rules.md, 10.10). It is hidden
 * where nothing moves: without scripts, and if the device asks for reduced motion.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
export function MotionControl() {
  const isPaused = useIsMotionPaused();
  return (
    <button type="button" className={`${buttonStyles.text} ${styles.control}`} onClick={() => pauseMotion(!isPaused)}>
      {isPaused ? "Play motion" : "Pause motion"}
    </button>
  );
}
