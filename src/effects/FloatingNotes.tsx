import type { CSSProperties } from "react";
import * as styles from "./FloatingNotes.module.css";
import { useMotionInSight } from "./useMotionInSight";

/** The places of the notes, arranged by hand: from the left and from the top, in percent of their block, and sizes as factors. */
const LEFT = [50, 57, 63, 69, 74, 80, 86, 92, 97, 54, 78, 89, 46, 6, 92, 11, 55, 41, 62, 66, 28, 97, 27, 64, 79];
const TOP = [8, 30, 23, 13, 44, 56, 15, 21, 33, 55, 43, 40, 14, 46, 43, 71, 34, 54, 29, 43, 9, 39, 64, 70, 48];
const SIZES = [
  0.57, 0.96, 0.58, 1.01, 0.92, 1.26, 1.15, 0.69, 0.68, 0.95, 1.15, 0.85, 0.64, 0.65, 0.58, 0.96, 1.15, 1, 1.29, 0.81, 1.02, 0.79,
  0.69, 0.84, 1.21,
];

/** As dark as the unlit segments of the equalizer. */
const QUIET = "var(--ink-700)";
/** The colours of notes that glow: dimmed ember and amber. No note glows left of `from` percent, behind the words. */
const GLOW = { colours: ["#8a4a33", QUIET, "#7d6431", QUIET, QUIET], from: 48 };

/** How many tempos there are. Not the same as the number of colours: otherwise, all notes of one colour would move together. */
const TEMPOS = 4;

type Props = { count: number; narrowCount?: number; isGlowing?: boolean };

/** Notes that drift behind the content of a block (docs/rules.md, 11.5 and 11.6). Decoration, moved by CSS alone. */
export default function FloatingNotes({ count, narrowCount = count, isGlowing = false }: Props) {
  const ref = useMotionInSight<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.notes} aria-hidden="true">
      {LEFT.slice(0, count).map((left, index) => {
        const colour = isGlowing && left >= GLOW.from ? GLOW.colours[index % GLOW.colours.length] : QUIET;
        const place = { "--x": left, "--y": TOP[index], "--size": SIZES[index] };
        return (
          <i
            key={`${left} ${TOP[index]}`}
            className={index < narrowCount ? undefined : styles.wideOnly}
            style={{ ...place, "--tempo": index % TEMPOS, "--colour": colour } as CSSProperties}
          />
        );
      })}
    </div>
  );
}
