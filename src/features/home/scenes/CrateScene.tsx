import type { CSSProperties } from "react";
import { SongRow } from "../drawings";
import { songs } from "../music";
import * as styles from "./CrateScene.module.css";

/** The categories (docs/rules.md, 2.3) and how much of each is in the library of the drawing. */
const CATEGORIES = [
  { name: "Playlists", count: 9 },
  { name: "Albums", count: 38 },
  { name: "Songs", count: 412 },
];

/** The scene of Intuitive UI: the three categories as dividers of a record crate, Songs in front. */
export function CrateScene() {
  return (
    <div className={styles.crate} aria-hidden="true">
      {CATEGORIES.map(({ name, count }, position) => (
        <div key={name} className={styles.divider} style={{ "--position": position } as CSSProperties}>
          <b className={styles.tab}>
            {name} <small>{count}</small>
          </b>
          {position === CATEGORIES.length - 1 && (
            <>
              <SongRow song={songs.northbound} isPlaying />
              <SongRow song={songs.violetHour} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
