import { coverWall } from "../../../site/music";
import { PlayingBars } from "../../ui/PlayingBars";
import { Cover } from "../Cover";
import * as styles from "./WallScene.module.css";

const { playing, rows } = coverWall;
const COLUMNS = rows[0].length;
/** How bright the neighbour of the playing record is, how much each step away from it takes, and what is left in the dark. */
const LIGHT = { near: 0.9, loss: 0.245, least: 0.1 };

/** Opacity of the cover at a place of the wall: it falls with the distance to the record that plays. */
function lightAt(place: number): number {
  const across = (place % COLUMNS) - (playing % COLUMNS);
  const down = Math.floor(place / COLUMNS) - Math.floor(playing / COLUMNS);
  return Math.max(LIGHT.least, Math.round((LIGHT.near - LIGHT.loss * Math.hypot(across, down)) * 100) / 100);
}

// A cover comes up several times; its place tells it apart.
const WALL = rows.flat().map((cover, place) => ({ cover, place, light: lightAt(place) }));

/** Massive Library: a wall of covers, bright around the one that plays and dark far from it. */
export function WallScene() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {WALL.map(({ cover, place, light }) =>
        place === playing ? (
          <span key={place} className={styles.playing}>
            <Cover name={cover} />
            <span className={styles.bars}>
              <PlayingBars />
            </span>
          </span>
        ) : (
          <Cover key={place} name={cover} style={{ opacity: light }} />
        ),
      )}
    </div>
  );
}
