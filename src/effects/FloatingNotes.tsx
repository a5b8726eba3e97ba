import type { CSSProperties } from "react";
import * as styles from "./FloatingNotes.module.css";
import { NOTE_PLACES } from "./notePlaces";
import { useMotionInSight } from "./useMotionInSight";

interface FloatingNotesProps {
  /** Notes on a wide screen. */
  count: number;
  /** Notes on a narrow screen; as many as on a wide one if it is not given. */
  narrowCount?: number;
  /** Whether some of them glow. */
  isGlowing?: boolean;
}

/** As dark as an unlit segment. */
const QUIET = "var(--ink-700)";
/** Some notes glow, in ember or in amber, half dimmed; not on the left, where the words stand. */
const GLOW = { colours: ["#8a4a33", QUIET, "#7d6431", QUIET, QUIET], from: 48 };

/** How many tempos the notes have; one after the other takes the next. Not as many as colours: notes of one colour would move together. */
const TEMPOS = 4;

/** Notes that drift behind a block (product spec, section 9). Decoration, by CSS alone. */
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
