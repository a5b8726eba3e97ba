import { PlayingBars } from "../../components/PlayingBars";
import { Cover } from "./Cover";
import type { Song } from "./music";
import * as styles from "./SongRow.module.css";

interface SongRowProps {
  song: Song;
  isPlaying?: boolean;
}

/** A song in a drawn list: cover, title, artist and, if it plays, bars. */
export function SongRow({ song, isPlaying = false }: SongRowProps) {
  return (
    <div className={isPlaying ? `${styles.row} ${styles.playing}` : styles.row}>
      <Cover name={song.cover} />
      <span className={styles.words}>
        <b>{song.title}</b>
        {song.artist}
      </span>
      {isPlaying && <PlayingBars />}
    </div>
  );
}
