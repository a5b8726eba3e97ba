import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef, CSSProperties } from "react";
import * as styles from "./drawings.module.css";
import type { Song } from "./music";
import { PlayingBars } from "./PlayingBars";

/** `path` is within `static`, `size` in CSS pixels. */
export function Drawing({
  path,
  size,
  ...image
}: ComponentPropsWithoutRef<"img"> & { path: string; size: number }) {
  return (
    <img
      {...image}
      src={withPrefix(`/${path}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The cover of a record. `name` is a file in `static/covers`. */
export function Cover({ name, style }: { name: string; style?: CSSProperties }) {
  return <Drawing className={styles.cover} path={`covers/${name}`} size={120} style={style} />;
}

export function Portrait({ name }: { name: string }) {
  return <Drawing className={styles.portrait} path={`people/${name.toLowerCase()}`} size={48} />;
}

/** The picture of a playlist. A parent sets `--tile`, half its height. */
export function Mosaic({ covers }: { covers: readonly string[] }) {
  return (
    <span className={styles.mosaic}>
      {covers.map((cover) => (
        <Cover key={cover} name={cover} />
      ))}
    </span>
  );
}

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
