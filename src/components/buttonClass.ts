import * as styles from "./Button.module.css";

const VARIANTS = { outline: styles.outline, small: styles.small, large: styles.large };

/** The class names of a button, or of a link that looks like one. */
export function buttonClass(...variants: (keyof typeof VARIANTS)[]): string {
  return [styles.button, ...variants.map((variant) => VARIANTS[variant])].join(" ");
}
