import type { CSSProperties } from "react";
import { Cover } from "./Cover";
import * as styles from "./Mosaic.module.css";
import type { Playlist } from "./music";

interface MosaicProps {
  playlist: Playlist;
  /** Half the height of the picture, a CSS length. */
  tile: string;
}

/** The picture of a playlist, made of three covers. */
export function Mosaic({ playlist, tile }: MosaicProps) {
  return (
    <span className={styles.mosaic} style={{ "--tile": tile } as CSSProperties}>
      {playlist.covers.map((cover) => (
        <Cover key={cover} name={cover} />
      ))}
    </span>
  );
}
