import { withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import * as styles from "./Cover.module.css";

interface CoverProps {
  /** The name of the drawing in `static/covers/`. */
  name: string;
  style?: CSSProperties;
}

/** The drawn cover of a record. Screen readers skip it, because the text beside it names the record. */
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
