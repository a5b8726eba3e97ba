import type { CSSProperties } from "react";
import * as styles from "./FloatingNotes.module.css";
import { NOTE_PLACES } from "./notePlaces";
import { useMotionInSight } from "./useMotionInSight";

interface FloatingNotesProps {
  /** How many notes there are on a wide screen. */
  count: number;
  /** How many notes there are on a narrow screen; `count` if not given. */
  narrowCount?: number;
  /** Whether some of them glow. */
  isGlowing?: boolean;
}

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
    ...NOTE_PLACES[index % NOTE_PLACES.length],
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
