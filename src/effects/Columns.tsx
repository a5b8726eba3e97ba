import { hasMusicDecoration } from "../site/product";
import { useAnimateInView } from "./useAnimateInView";

type ColumnsProps = { className: string | undefined; levels: readonly number[] };

/** Decoration: bars of lit segments, which CSS moves. A level is the height of a bar. */
export function Columns({ className, levels }: ColumnsProps) {
  const ref = useAnimateInView();
  if (!hasMusicDecoration) return null;
  // No two neighbours move together.
  const bars = levels.map((level, index) => ({ index, level, tempo: (index * 7) % 9 }));
  return (
    <span ref={ref} className={className} style={{ "--columns": bars.length }} aria-hidden="true">
      {bars.map(({ index, level, tempo }) => (
        <b key={index} style={{ "--level": level, "--tempo": tempo }} />
      ))}
    </span>
  );
}
