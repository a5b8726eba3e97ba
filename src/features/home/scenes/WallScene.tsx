import { PlayingBars } from "../../../components/PlayingBars";
import { Cover } from "../drawings";
import * as styles from "./WallScene.module.css";

/** The wall of covers, row by row. */
const ROWS = [
  ["northbound", "glasshouse", "saltwater", "moth-season", "half-moon"],
  ["paper-lanterns", "violet-hour", "low-tide", "slow-elevator", "copper-wire"],
  ["afterimage", "half-moon", "northbound", "tin-roof", "violet-hour"],
  ["saltwater", "copper-wire", "moth-season", "low-tide", "glasshouse"],
  ["slow-elevator", "paper-lanterns", "violet-hour", "afterimage", "northbound"],
  ["tin-roof", "low-tide", "half-moon", "glasshouse", "saltwater"],
] as const;
const COLUMNS = ROWS[0].length;
/** The index of the cover that plays, counted from the top left. */
const PLAYING = 7;
/** The opacity of a cover is `most`, less `loss` for each cover of distance to the record that plays, and at least `least`. */
const OPACITY = { most: 0.9, loss: 0.245, least: 0.1 };

function opacityAt(index: number): number {
  const across = (index % COLUMNS) - (PLAYING % COLUMNS);
  const down = Math.floor(index / COLUMNS) - Math.floor(PLAYING / COLUMNS);
  return Math.max(OPACITY.least, Math.round((OPACITY.most - OPACITY.loss * Math.hypot(across, down)) * 100) / 100);
}

// The index is the key, because the wall has some covers several times.
const WALL = ROWS.flat().map((cover, index) => ({ cover, index, opacity: opacityAt(index) }));

/** The scene of Massive Library: a wall of covers, bright around the one that plays and dark far from it. */
export function WallScene() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {WALL.map(({ cover, index, opacity }) =>
        index === PLAYING ? (
          <span key={index} className={styles.playing}>
            <Cover name={cover} />
            <span className={styles.bars}>
              <PlayingBars />
            </span>
          </span>
        ) : (
          <Cover key={index} name={cover} style={{ opacity }} />
        ),
      )}
    </div>
  );
}
