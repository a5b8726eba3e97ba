import * as styles from "./shared.module.css";

/** The class of a title. If the typeface lacks a letter, the whole title is in the fallback. */
export const titleFont = (title: string) =>
  /^[\u00a0 -~©°·É×ßäçèéñöü–—‘’“”•…↑↓−]*$/.test(title) ? undefined : styles.fallback;
