import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "..", "..");

/** The folders and files in .gitignore. A downloaded copy of the repository has no Git to ask. */
const IGNORED = [".git/", ...readFromRepository(".gitignore").split("\n").filter(Boolean)];

/** The files of the repository that Git does not ignore: paths from its root, with slashes. */
export function repositoryFiles(folder = ""): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (IGNORED.includes(`${entry.name}/`) || IGNORED.includes(`*${path.extname(file)}`)) return [];
    return entry.isDirectory() ? repositoryFiles(file) : [file];
  });
}

/** The text of a file of the repository, by the path that {@link repositoryFiles} gives. */
export function readFromRepository(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** The files of the repository that are text. Images and fonts have NUL bytes. */
export function repositoryTexts(): { file: string; text: string }[] {
  return repositoryFiles()
    .map((file) => ({ file, text: readFromRepository(file) }))
    .filter(({ text }) => !text.includes("\0"));
}
