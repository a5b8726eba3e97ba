/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { unusedFiles } from "../../../src/node/publishing/unusedFiles";

test("every alias is for a file that exists, because any other alias does nothing", () => {
  // A build copies `.cache` from this folder of Gatsby.
  const source = path.resolve("node_modules/gatsby/cache-dir");
  const aliases = Object.keys(unusedFiles());
  const missing = aliases
    .map((file) => file.replace(path.resolve(".cache"), source))
    .filter((file) => !existsSync(file));
  expect(aliases).toHaveLength(3);
  expect(missing).toEqual([]);
});
