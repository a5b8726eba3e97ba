import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef, CSSProperties } from "react";
import { PlayingBars } from "../../components/PlayingBars";
import * as styles from "./drawings.module.css";
import type { Person } from "./homeTexts";
import type { Song } from "./music";

/** A square drawing of `static/`; `size` is in CSS pixels. Screen readers skip it: the words beside it name what it shows. */
function Drawing({ path, size, ...image }: ComponentPropsWithoutRef<"img"> & { path: string; size: number }) {
  return <img {...image} src={withPrefix(`/${path}.svg`)} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}

/** The cover of a record, by the name of its drawing in `static/covers/`. */
export function Cover({ name, style }: { name: string; style?: CSSProperties }) {
  return <Drawing className={styles.cover} path={`covers/${name}`} size={120} style={style} />;
}

/** The face of a person. */
export function Portrait({ person }: { person: Person }) {
  return <Drawing className={styles.portrait} path={`people/${person}`} size={48} />;
}

/** The picture of a playlist, made of three covers. `tile` is half its height, a CSS length. */
export function Mosaic({ covers, tile }: { covers: readonly string[]; tile: string }) {
  return (
    <span className={styles.mosaic} style={{ "--tile": tile } as CSSProperties}>
      {covers.map((cover) => (
        <Cover key={cover} name={cover} />
      ))}
    </span>
  );
}

/** A song in a drawn list: cover, title, artist and, if it plays, bars. */
export function SongRow({ song, isPlaying = false }: { song: Song; isPlaying?: boolean }) {
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
