import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PROJECT = process.cwd();

/** A new folder for each test of a file, which runs in it. */
export function temporaryFolder() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "test-"));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(PROJECT);
    rmSync(folder, { recursive: true });
  });
  const resolve = (file = "") => path.join(folder, file);
  return {
    resolve,
    exists: (file: string) => existsSync(resolve(file)),
    read: (file: string) => readFileSync(resolve(file), "utf8"),
    remove: (file: string) => rmSync(resolve(file)),
    write(file: string, text: string): void {
      mkdirSync(path.dirname(resolve(file)), { recursive: true });
      writeFileSync(resolve(file), text);
    },
  };
}
