import * as styles from "./FloatingNotes.module.css";
import { useAnimateInView } from "./useAnimateInView";

// The notes, arranged by hand: how far each is from the side and from the top, in percent of its
// space. At the sides, one is at the start, one at the end, and so on.
const FROM_SIDE = [
  20, 60, 75, 15, 50, 85, 30, 40, 90, 5, 5, 70, 45, 25, 85, 95, 15, 50, 65, 10, 95, 80, 35, 35, 60,
];
const TOP = [
  12, 22, 68, 78, 36, 46, 90, 8, 52, 62, 24, 92, 80, 34, 4, 86, 60, 54, 44, 16, 30, 70, 74, 40, 18,
];
// Four rows rise to the end.
const SWARM_LEFT = [0, 10, 22, 36, 51, 68, 10, 20, 34, 47, 65, 86, 28, 43, 61, 78, 96, 56, 73, 92];
const SWARM_TOP = [78, 59, 43, 27, 13, 0, 98, 80, 63, 48, 33, 17, 94, 81, 66, 52, 38, 97, 86, 70];

/** Factors. */
const SIZES = [0.52, 0.88, 0.62, 0.93, 0.78, 1.16, 1.05];

const NOTE =
  "M9 24V5.5a2 2 0 0 1 1.6-2l8-1.5A2 2 0 0 1 21 4v4a2 2 0 0 1-1.6 2L12 11.4V25" +
  "a6 4.6 0 11-3-3.6";

type FloatingNotesProps = {
  count: number;
  narrowCount?: number;
  arrangement?: "sides" | "swarm" | "melody";
};

/**
 * Decoration: drifting notes, fewer or none on a narrow screen. They fill a block as a swarm, are a
 * row in it, or are at its sides. Then `--start` and `--end` say how wide the sides are.
 */
export default function FloatingNotes({
  count,
  narrowCount = count,
  arrangement = "sides",
}: FloatingNotesProps) {
  const ref = useAnimateInView();
  const isSwarm = arrangement === "swarm";
  const tops = isSwarm ? SWARM_TOP : TOP;
  return (
    <span ref={ref} className={styles.notes} data-notes={arrangement} aria-hidden="true">
      {(isSwarm ? SWARM_LEFT : FROM_SIDE).slice(0, count).map((fromSide, index) => {
        const place = {
          "--x": fromSide,
          "--y": tops[index],
          "--size": SIZES[index % SIZES.length],
        };
        return (
          <svg
            key={tops[index]}
            className={index < narrowCount ? undefined : styles.wideOnly}
            style={{ ...place, "--tempo": index % 4 }}
            viewBox="0 0 24 32"
            aria-hidden="true"
          >
            <path d={NOTE} />
          </svg>
        );
      })}
    </span>
  );
}
