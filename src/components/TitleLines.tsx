import * as styles from "./shared.module.css";
import { titleFont } from "./titleFont";

/** A title with fixed lines. It is one text, so it can be the largest paint, before any picture. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  const font = titleFont(lines.join()) ?? "";
  return <span className={`${styles.titleLines} ${font}`}>{lines.join("\n")}</span>;
}
