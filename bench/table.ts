/** One cell: a text, or a number that is printed as it is. */
export type Cell = string | number;

/**
 * Prints a table with a title. The first column is aligned left, the others right.
 *
 * @param notes lines below the table: where the figures come from, and what they are held against
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

/** Bytes as kB (1,000 bytes) with one decimal; nothing for none. */
export function kilobytes(bytes: number): string {
  return bytes === 0 ? "" : (bytes / 1000).toFixed(1);
}

/** Whole milliseconds. */
export function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

/** Tasks that are named by their length. */
const NAMED_TASKS = 6;

/** The lengths of tasks in whole milliseconds, the longest first, for example `75, 61`; of many, the longest and how many more. */
export function lengthsOf(tasks: readonly { duration: number }[]): string {
  const lengths = tasks.map(({ duration }) => Math.round(duration)).sort((one, other) => other - one);
  const more = lengths.length - NAMED_TASKS;
  return `${lengths.slice(0, NAMED_TASKS).join(", ") || "none"}${more > 0 ? ` and ${more} more` : ""}`;
}

/** How many times the one is the other, for example `1.08x`. */
export function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)}x`;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The smallest and the largest value, rounded, for example `91 to 99`. */
export function range(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
}
