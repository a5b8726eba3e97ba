import { PlayingBars } from "../../../components/PlayingBars";
import { Cover } from "../Cover";
import { coverWall } from "../music";
import * as styles from "./WallScene.module.css";

const { playing, rows } = coverWall;
const COLUMNS = rows[0].length;
/** The opacity of a cover is `most`, less `loss` for each cover of distance to the record that plays, and at least `least`. */
const OPACITY = { most: 0.9, loss: 0.245, least: 0.1 };

function opacityAt(index: number): number {
  const across = (index % COLUMNS) - (playing % COLUMNS);
  const down = Math.floor(index / COLUMNS) - Math.floor(playing / COLUMNS);
  return Math.max(OPACITY.least, Math.round((OPACITY.most - OPACITY.loss * Math.hypot(across, down)) * 100) / 100);
}

// The index is the key, because the wall has some covers several times.
const WALL = rows.flat().map((cover, index) => ({ cover, index, opacity: opacityAt(index) }));

/** The scene of Massive Library: a wall of covers, bright around the one that plays and dark far from it. */
export function WallScene() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {WALL.map(({ cover, index, opacity }) =>
        index === playing ? (
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
