import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "..", "..");

/**
 * The names in .gitignore, and Git's own folder. Git itself is not asked, because a downloaded copy
 * of the repository has none.
 */
const IGNORED = [
  ".git",
  ...readFromRepository(".gitignore")
    .split("\n")
    .filter(Boolean)
    .map((line) => path.basename(line)),
];

/**
 * The files of the repository, without those that .gitignore names: paths relative to its root,
 * with forward slashes.
 */
export function repositoryFiles(folder = ""): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (
      IGNORED.some(
        (name) =>
          entry.name === name || (name.startsWith("*") && entry.name.endsWith(name.slice(1))),
      )
    )
      return [];
    return entry.isDirectory() ? repositoryFiles(file) : [file];
  });
}

/** The text of a file of the repository, by the path that {@link repositoryFiles} gives. */
export function readFromRepository(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/**
 * The files of the repository that are text. Images and fonts are recognised by the NUL bytes in
 * them.
 */
export function repositoryTexts(): { file: string; text: string }[] {
  return repositoryFiles()
    .map((file) => ({ file, text: readFromRepository(file) }))
    .filter(({ text }) => !text.includes("\0"));
}
