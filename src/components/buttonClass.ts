import * as styles from "./Button.module.css";

const LOOKS = { outline: styles.outline, small: styles.small, large: styles.large };

/** Gives the class names of a button, or of a link that looks like one. A view has one main button; the others are outlines. */
export function buttonClass(...looks: (keyof typeof LOOKS)[]): string {
  return [styles.button, ...looks.map((look) => LOOKS[look])].join(" ");
}
