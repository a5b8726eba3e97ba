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

/** Formats bytes as kB (1,000 bytes) with one decimal; 0 becomes an empty string. */
export function kilobytes(bytes: number): string {
  return bytes === 0 ? "" : (bytes / 1000).toFixed(1);
}

/** Formats milliseconds, rounded, for example `75 ms`. */
export function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

/** How many task lengths are listed. */
const LISTED_TASKS = 6;

/**
 * Formats the lengths of tasks in rounded milliseconds, the longest first, for example `75, 61`. After six lengths, only the number
 * of the remaining tasks follows.
 */
export function lengthsOf(tasks: readonly { duration: number }[]): string {
  const lengths = tasks.map(({ duration }) => Math.round(duration)).sort((one, other) => other - one);
  const more = lengths.length - LISTED_TASKS;
  return `${lengths.slice(0, LISTED_TASKS).join(", ") || "none"}${more > 0 ? ` and ${more} more` : ""}`;
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
