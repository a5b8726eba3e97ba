/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { unusedGatsbyFiles } from "../../src/publishing/unusedGatsbyFiles";

const PROJECT = path.join(__dirname, "..", "..");

test("every alias is for a file that Gatsby has, because any other alias does nothing", () => {
  // A build copies `.cache` from this folder of Gatsby.
  const source = path.join(PROJECT, "node_modules/gatsby/cache-dir");
  const aliases = Object.entries(unusedGatsbyFiles(PROJECT));
  const files = aliases.flatMap(([file, replacement]) => [file, replacement || []].flat());
  const missing = files
    .map((file) => file.replace(path.join(PROJECT, ".cache"), source))
    .filter((file) => !existsSync(file));
  expect(aliases).toHaveLength(4);
  expect(missing).toEqual([]);
});
