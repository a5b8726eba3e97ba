/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { gatsbyModuleFile, unusedGatsbyFiles } from "../../src/publishing/unusedGatsbyFiles";

const PROJECT = path.join(__dirname, "..", "..");

test("Gatsby has the files that the site leaves out or replaces, because an alias for no file does nothing", () => {
  // Gatsby copies its own part of `.cache` from this folder when it builds.
  const source = (file: string) => file.replace(path.join(PROJECT, ".cache"), path.join(PROJECT, "node_modules/gatsby/cache-dir"));
  const aliases = Object.entries(unusedGatsbyFiles(PROJECT));
  const files = [gatsbyModuleFile(PROJECT), ...aliases.map(([file]) => file)].map(source);
  const replacements = aliases.flatMap(([, replacement]) => replacement || []);
  expect(files).toHaveLength(5);
  expect(replacements).toHaveLength(1);
  expect([...files, ...replacements].filter((file) => !existsSync(file))).toEqual([]);
});
