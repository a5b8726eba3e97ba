/** A cell of a table: text, or a number that is printed without rounding. */
export type Cell = string | number;

/**
 * Prints a table with a title. The first column is aligned left, the others right.
 *
 * @param notes lines below the table: how the figures were measured, and their limits
 */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly Cell[])[], ...notes: string[]): void {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    );
  const [headLine = [], ...rest] = lines;
  console.log(`\n${title}\n`);
  print(headLine);
  print(widths.map((width) => "-".repeat(width)));
  rest.forEach(print);
  if (notes.length > 0) console.log(`\n${notes.join("\n")}`);
}

/** Formats milliseconds, rounded, for example `75 ms`. */
export function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

/** Formats how many times larger one value is than the other, for example `1.08x`. */
export function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)}x`;
}

/** The median; NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Formats the smallest and the largest value, rounded, for example `91 to 99`. */
export function range(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
}
