/** Looks for the programs that the browser tests run: browsers, and what drives them. Installs nothing. */
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

/**
 * Looks for a program: where a variable says, else in the folders of PATH.
 *
 * @param variable the environment variable with the program's path; null if there is none
 * @param names the program's names on PATH, the best first
 * @returns the path of the program, or undefined if there is none
 * @throws Error if the variable names no program
 */
export function findProgram(variable: string | null, names: readonly string[]): string | undefined {
  const chosen = variable && process.env[variable];
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`${variable} is "${chosen}", but there is no program at that path.`);
    return chosen;
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Whether there is a file at this path that may be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    // Folders may be "run" too.
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
