import * as styles from "./shared.module.css";

/** The class of a title. If the typeface lacks a letter, not an emoji, all is in the fallback. */
export const titleFont = (title: string) =>
  /^[\ufe0f\u00a0 -~©°·É×ßäçèéñöü–—‘’“”•…↑↓−\p{Emoji}]*$/u.test(title)
    ? undefined
    : styles.fallback;
