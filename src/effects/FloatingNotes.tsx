import type { CSSProperties } from "react";
import * as styles from "./FloatingNotes.module.css";
import { useMotionInSight } from "./useMotionInSight";

interface FloatingNotesProps {
  /** How many notes there are on a wide screen. */
  count: number;
  /** How many notes there are on a narrow screen; `count` if not given. */
  narrowCount?: number;
  /** Whether some of them glow. */
  isGlowing?: boolean;
}

/** The positions of the floating notes in percent of their block, and their sizes as factors. Arranged by hand. */
const PLACES = [
  { x: 50, y: 8, size: 0.57 },
  { x: 57, y: 30, size: 0.96 },
  { x: 63, y: 23, size: 0.58 },
  { x: 69, y: 13, size: 1.01 },
  { x: 74, y: 44, size: 0.92 },
  { x: 80, y: 56, size: 1.26 },
  { x: 86, y: 15, size: 1.15 },
  { x: 92, y: 21, size: 0.69 },
  { x: 97, y: 33, size: 0.68 },
  { x: 54, y: 55, size: 0.95 },
  { x: 78, y: 43, size: 1.15 },
  { x: 89, y: 40, size: 0.85 },
  { x: 46, y: 14, size: 0.64 },
  { x: 6, y: 46, size: 0.65 },
  { x: 92, y: 43, size: 0.58 },
  { x: 11, y: 71, size: 0.96 },
  { x: 55, y: 34, size: 1.15 },
  { x: 41, y: 54, size: 1 },
  { x: 62, y: 29, size: 1.29 },
  { x: 66, y: 43, size: 0.81 },
  { x: 28, y: 9, size: 1.02 },
  { x: 97, y: 39, size: 0.79 },
  { x: 27, y: 64, size: 0.69 },
  { x: 64, y: 70, size: 0.84 },
  { x: 79, y: 48, size: 1.21 },
];

/** As dark as the unlit segments of the equalizer. */
const QUIET = "var(--ink-700)";
/** The colours of notes that glow: dimmed ember and amber. No note glows left of `from` percent, behind the words. */
const GLOW = { colours: ["#8a4a33", QUIET, "#7d6431", QUIET, QUIET], from: 48 };

/** How many tempos there are. Not the same as the number of colours: otherwise, all notes of one colour would move together. */
const TEMPOS = 4;

/** Notes that drift behind the content of a block (docs/rules.md, 11.5 and 11.6). Decoration, moved by CSS alone. */
export function FloatingNotes({ count, narrowCount = count, isGlowing = false }: FloatingNotesProps) {
  const ref = useMotionInSight<HTMLDivElement>();
  const notes = Array.from({ length: count }, (_, index) => ({
    index,
    ...PLACES[index % PLACES.length],
  }));
  return (
    <div ref={ref} className={styles.notes} aria-hidden="true">
      {notes.map(({ index, x = 0, y, size }) => (
        <i
          key={index}
          className={index < narrowCount ? undefined : styles.wideOnly}
          style={
            {
              "--x": x,
              "--y": y,
              "--size": size,
              "--tempo": index % TEMPOS,
              "--colour": !isGlowing || x < GLOW.from ? QUIET : GLOW.colours[index % GLOW.colours.length],
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
