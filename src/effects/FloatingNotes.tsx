import * as styles from "./FloatingNotes.module.css";
import { useAnimateInView } from "./useAnimateInView";

// The notes, arranged by hand: one on the left, one on the right, and so on. How far each is from
// the side and from the top, in percent of its strip and of the block. Sizes are factors.
const FROM_SIDE = [
  20, 60, 75, 15, 50, 85, 30, 40, 90, 5, 5, 70, 45, 25, 85, 95, 15, 50, 65, 10, 95, 80, 35, 35, 60,
];
const TOP = [
  12, 22, 68, 78, 36, 46, 90, 8, 52, 62, 24, 92, 80, 34, 4, 86, 60, 54, 44, 16, 30, 70, 74, 40, 18,
];
const SIZES = [0.57, 0.96, 0.68, 1.01, 0.85, 1.26, 1.15];

const DARK = "var(--ink-700)";
const DIM_EMBER = "color-mix(in oklab, var(--ember) 57%, var(--ink-950))";
const DIM_AMBER = "color-mix(in oklab, var(--amber) 52%, var(--ink-950))";
const COLOURS = [DIM_EMBER, DARK, DIM_AMBER, DARK, DARK];

const TEMPOS = 4;

type FloatingNotesProps = { count: number; narrowCount?: number; isGlowing?: boolean };

/**
 * Decoration: drifting notes at both sides of a block, fewer or none on a narrow screen. Its place
 * sets how wide the strips are that have no text: `--left` and `--right`.
 */
export default function FloatingNotes({
  count,
  narrowCount = 0,
  isGlowing = false,
}: FloatingNotesProps) {
  const ref = useAnimateInView();
  return (
    <span ref={ref} className={styles.notes} aria-hidden="true">
      {FROM_SIDE.slice(0, count).map((fromSide, index) => {
        const colour = isGlowing ? COLOURS[index % COLOURS.length] : DARK;
        const size = SIZES[index % SIZES.length];
        const place = { "--x": fromSide, "--y": TOP[index], "--size": size };
        return (
          <i
            key={TOP[index]}
            className={index < narrowCount ? undefined : styles.wideOnly}
            style={{ ...place, "--tempo": index % TEMPOS, "--colour": colour }}
          />
        );
      })}
    </span>
  );
}
