import { people } from "../../../site/home";
import { rainOnTin, songs } from "../../../site/music";
import { Icon } from "../../ui/Icon";
import { Mosaic } from "../Mosaic";
import { Portrait } from "../Portrait";
import { SongRow } from "../SongRow";
import * as styles from "./PlaylistScene.module.css";

const FILLED = [songs.rainOnTin, songs.saltwater, songs.paperLanterns, songs.lowTide, songs.mothSeason];
const HELD = songs.paperLanterns;

/** Custom Playlists: a list with a song in mid-drag, an open slot, and the friends it is shared with. */
export function PlaylistScene() {
  return (
    <div className={styles.filling} aria-hidden="true">
      <div className={styles.head}>
        <Mosaic playlist={rainOnTin} tile="2.625rem" />
        <div>
          <span className={styles.name}>{rainOnTin.name}</span>
          <small>{rainOnTin.length}</small>
        </div>
      </div>
      {FILLED.map((song) => (
        <div key={song.title} className={song === HELD ? styles.held : styles.place}>
          <SongRow song={song} />
        </div>
      ))}
      <div className={styles.slot}>Drop the next one here</div>
      <div className={styles.share}>
        <Portrait person={people.mara} />
        <Portrait person={people.teo} />
        <Portrait person={people.ife} />
        <b>
          <Icon name="share" />
          Share playlist
        </b>
      </div>
    </div>
  );
}
