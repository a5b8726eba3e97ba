import { listeningModes } from "../features";
import * as styles from "./ModesScene.module.css";

/** The drawing of each mode on a grid of 48 by 48: an arrow to the ground, a wave, and both. */
const DRAWINGS: Record<(typeof listeningModes)[number], string> = {
  Download: "M24 8v20M15.5 20.5 24 29l8.5-8.5M10 38h28",
  Stream: "M8 30V18M16 36V12M24 32V16M32 38V10M40 29V19",
  Both: "M16 10v16M9.5 20.5 16 27l6.5-6.5M9 35h14M30 29V19M36 35V11M42 28V20",
};

/** The scene of Customizable: a switch with the three listening modes, set to Both. */
export function ModesScene() {
  return (
    <div className={styles.track} aria-hidden="true">
      {listeningModes.map((mode) => (
        <span key={mode} className={styles.mode}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d={DRAWINGS[mode]} />
          </svg>
          {mode}
        </span>
      ))}
    </div>
  );
}
