import * as styles from "./Button.module.css";

/** How a button looks. `action` is for the main button of a view, of which there is one; `outline` is for all others. */
export interface ButtonLook {
  look?: "action" | "outline";
  size?: "small" | "medium" | "large" | "huge";
}

const LOOKS = { action: [], outline: [styles.outline] };
const SIZES = { small: [styles.small], medium: [], large: [styles.large], huge: [styles.huge] };

/** Gives the class names of a button, or of a link that looks like one. */
export function buttonClass({ look = "action", size = "medium" }: ButtonLook): string {
  return [styles.button, ...LOOKS[look], ...SIZES[size]].join(" ");
}
