import { withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import * as styles from "./Cover.module.css";

interface CoverProps {
  /** Name of the drawing in `static/covers/`. */
  name: string;
  style?: CSSProperties;
}

/** A record's cover, drawn. The words beside it name the record; for a screen reader it is not there. */
export function Cover({ name, style }: CoverProps) {
  return (
    <img
      className={styles.cover}
      src={withPrefix(`/covers/${name}.svg`)}
      alt=""
      width="120"
      height="120"
      loading="lazy"
      decoding="async"
      style={style}
    />
  );
}
