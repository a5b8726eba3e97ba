import * as styles from "./ModesScene.module.css";

/**
 * The three listening modes (docs/rules.md, 2.2), and the drawing of each on a grid of 48 by 48: an arrow to the ground, a wave, and
 * both.
 */
const MODES = [
  { mode: "Download", drawing: "M24 8v20M15.5 20.5 24 29l8.5-8.5M10 38h28" },
  { mode: "Stream", drawing: "M8 30V18M16 36V12M24 32V16M32 38V10M40 29V19" },
  { mode: "Both", drawing: "M16 10v16M9.5 20.5 16 27l6.5-6.5M9 35h14M30 29V19M36 35V11M42 28V20" },
];

/** The scene of Customizable: a switch with the three listening modes, set to Both. */
export function ModesScene() {
  return (
    <div className={styles.track} aria-hidden="true">
      {MODES.map(({ mode, drawing }) => (
        <span key={mode} className={styles.mode}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d={drawing} />
          </svg>
          {mode}
        </span>
      ))}
    </div>
  );
}
