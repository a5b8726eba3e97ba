/** The published files of a build in a form that can be compared with those of another build. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../src/publishing/publicFiles";

// These differ in any two builds: webpack's compilation hash, the hash of the inline script that contains it, and the time at which
// the list was read. The last ones differ if the builds were on different days: the day in the data of all pages, "Last updated" of
// the legal pages, "Built on" of /download and the year in the footer.
const CHANGING = [
  /(?<=ompilationHash"?[:=]\s*")[0-9a-f]{20}/,
  /'sha256-[^']*'/,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/,
  /(?<="builtOn":")\d{4}-\d\d-\d\d/,
  /(?<=Last updated: )<time dateTime="\d{4}-\d\d-\d\d">[^<]*<\/time>/,
  /(?<=Built on <!-- -->)[A-Z][a-z]{2} \d{1,2}, \d{4}/,
  /(?<=\u00A9 <!-- -->)\d{4}/,
];
const ALL_CHANGING = new RegExp(CHANGING.map(({ source }) => source).join("|"), "g");

/**
 * Reads the published files of a folder and removes what differs in any two builds.
 *
 * @returns text by path; the text of a binary file is its bytes as Latin-1
 */
export async function readPublished(folder: string): Promise<Map<string, string>> {
  const files = await listFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "latin1")));
  return new Map(files.map((file, index) => [file, (texts[index] ?? "").replace(ALL_CHANGING, "")]));
}
