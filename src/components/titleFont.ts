import * as styles from "./shared.module.css";

/** The class of a title. If the typeface lacks a letter, not an emoji, all is in the fallback. */
export const titleFont = (title: string) =>
  /^([\u00a0 -~©°·É×ßäçèéñöü–—‘’“”•…↑↓−\p{Emoji_Presentation}]|\p{Emoji}\ufe0f)*$/u.test(title)
    ? undefined
    : styles.fallback;
