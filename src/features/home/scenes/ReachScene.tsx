import { Phone, ScreenshotPicture } from "../Phone";
import * as styles from "./ReachScene.module.css";

/** The scene of Thoughtful UX: a thumb, its reach in three arcs, and the buttons of the player within the nearest arc. */
export function ReachScene() {
  return (
    <div className={styles.reach} aria-hidden="true">
      <Phone className={styles.phone}>
        <ScreenshotPicture name="player" alt="" sizes="16rem" />
      </Phone>
      <svg className={styles.thumb} viewBox="0 0 400 400" aria-hidden="true">
        <g strokeDasharray="3 9">
          <circle cx="372" cy="400" r="140" stroke="var(--mint)" />
          <circle cx="372" cy="400" r="230" stroke="var(--amber)" />
          <circle cx="372" cy="400" r="322" stroke="var(--ember)" />
        </g>
        <path fill="var(--ink-800)" stroke="var(--muted)" d="M420 330 306 262a34 34 0 0 0-35 58l110 66" />
        <path stroke="var(--muted)" d="M297 276a20 20 0 0 0-20 34" />
      </svg>
    </div>
  );
}
