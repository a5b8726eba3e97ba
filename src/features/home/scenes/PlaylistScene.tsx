import { Icon } from "../../../components/Icon";
import { Mosaic, Portrait, SongRow } from "../drawings";
import { rainOnTin, songs } from "../music";
import * as styles from "./PlaylistScene.module.css";

const LISTED = [songs.rainOnTin, songs.saltwater, songs.paperLanterns, songs.lowTide, songs.mothSeason];
const DRAGGED = songs.paperLanterns;

/** The scene of Custom Playlists: a list with a song that is being dragged, an open slot, and the friends it is shared with. */
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
      {LISTED.map((song) => (
        <div key={song.title} className={song === DRAGGED ? styles.held : styles.place}>
          <SongRow song={song} />
        </div>
      ))}
      <div className={styles.slot}>Drop the next one here</div>
      <div className={styles.share}>
        <Portrait person="mara" />
        <Portrait person="teo" />
        <Portrait person="ife" />
        <b>
          <Icon name="share" />
          Share playlist
        </b>
      </div>
    </div>
  );
}
