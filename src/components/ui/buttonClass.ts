import * as styles from "./Button.module.css";

/** How a button looks: `action` is the one ember button of a view, `outline` is every other. */
export interface ButtonLook {
  look?: "action" | "outline";
  size?: "small" | "medium" | "large" | "huge";
}

const LOOKS = { action: [], outline: [styles.outline] };
const SIZES = { small: [styles.small], medium: [], large: [styles.large], huge: [styles.huge] };

/** The classes of a button or of a link that looks like one. */
export function buttonClass({ look = "action", size = "medium" }: ButtonLook): string {
  return [styles.button, ...LOOKS[look], ...SIZES[size]].join(" ");
}
