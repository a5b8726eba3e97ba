import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "..", "..");

/**
 * The files of the repository: those that Git tracks and new ones that it does not ignore.
 *
 * @returns paths relative to the repository's root, with forward slashes
 */
export function trackedFiles(): string[] {
  const output = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return output.split("\0").filter((file) => file !== "" && existsSync(path.join(ROOT, file)));
}

/** The text of a file of the repository, by the path that {@link trackedFiles} gives. */
export function readTracked(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** The tracked files that are text. Images and fonts are recognised by the NUL bytes in them. */
export function trackedTexts(): { file: string; text: string }[] {
  return trackedFiles()
    .map((file) => ({ file, text: readTracked(file) }))
    .filter(({ text }) => !text.includes("\0"));
}
