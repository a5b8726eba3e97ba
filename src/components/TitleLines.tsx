import * as styles from "./shared.module.css";
import { titleFont } from "./titleFont";

/**
 * A title with lines of its own. A line that is too long wraps, a word that is too long gets
 * smaller. It is one text, so it can be the largest paint, before any picture.
 */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  const font = titleFont(lines.join()) ?? "";
  const letters = Math.max(...lines.join(" ").split(" ").map(lettersIn));
  return (
    <span className={styles.title}>
      <span
        className={`${styles.titleLines} ${font}`}
        style={letters > 10 ? { "--letters": letters } : undefined}
      >
        {lines.join("\n")}
      </span>
    </span>
  );
}

/** A letter of Chinese, Japanese or Korean is as wide as two. More than ten wrap. */
function lettersIn(word: string) {
  const { length } = word.replace(/[\u2e80-\uff60]/gu, "$&$&");
  return length > word.length ? Math.min(length, 20) : length;
}
