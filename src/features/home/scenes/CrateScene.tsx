import type { CSSProperties } from "react";
import { categories } from "../features";
import { songs } from "../music";
import { SongRow } from "../SongRow";
import * as styles from "./CrateScene.module.css";

/** The scene of Intuitive UI: the three categories as dividers of a record crate, Songs in front. */
export function CrateScene() {
  return (
    <div className={styles.crate} aria-hidden="true">
      {categories.map(({ name, count }, position) => (
        <div key={name} className={styles.divider} style={{ "--position": position } as CSSProperties}>
          <b className={styles.tab}>
            {name} <small>{count}</small>
          </b>
          {position === categories.length - 1 && (
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
