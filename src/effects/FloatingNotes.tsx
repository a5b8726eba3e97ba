import * as styles from "./FloatingNotes.module.css";
import { useAnimateInView } from "./useAnimateInView";

// The notes, arranged by hand: left and top in percent of the block, and size as a factor.
const LEFT = [
  50, 57, 63, 69, 74, 80, 86, 92, 97, 54, 78, 89, 46, 6, 92, 11, 55, 41, 62, 66, 28, 97, 27, 64, 79,
];
const TOP = [
  8, 30, 23, 13, 44, 56, 15, 21, 33, 55, 43, 40, 14, 46, 43, 71, 34, 54, 29, 43, 9, 39, 64, 70, 48,
];
const SIZES = [
  0.57, 0.96, 0.58, 1.01, 0.92, 1.26, 1.15, 0.69, 0.68, 0.95, 1.15, 0.85, 0.64, 0.65, 0.58, 0.96,
  1.15, 1, 1.29, 0.81, 1.02, 0.79, 0.69, 0.84, 1.21,
];

const DARK = "var(--ink-700)";
const COLOURS = ["#8a4a33", DARK, "#7d6431", DARK, DARK];

const TEMPOS = 4;

type Props = { count: number; narrowCount?: number; isGlowing?: boolean };

/** Decoration: drifting notes behind a block, fewer on a narrow screen. */
export default function FloatingNotes({ count, narrowCount = count, isGlowing = false }: Props) {
  const ref = useAnimateInView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.notes} aria-hidden="true">
      {LEFT.slice(0, count).map((left, index) => {
        // No note glows behind the words, which are on the left.
        const colour = isGlowing && left >= 48 ? COLOURS[index % COLOURS.length] : DARK;
        const place = { "--x": left, "--y": TOP[index], "--size": SIZES[index] };
        return (
          <i
            key={`${left} ${TOP[index]}`}
            className={index < narrowCount ? undefined : styles.wideOnly}
            style={{ ...place, "--tempo": index % TEMPOS, "--colour": colour }}
          />
        );
      })}
    </div>
  );
}
