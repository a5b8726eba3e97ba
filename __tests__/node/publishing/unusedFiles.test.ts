/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { unusedFiles } from "../../../src/node/publishing/unusedFiles";

jest.mock("../../../src/site/product", () => ({ cards: [{ title: "Plain", text: "" }] }));

const PROJECT = path.join(__dirname, "../../..");

test("every alias is for a file that exists, because any other alias does nothing", () => {
  // A build copies `.cache` from this folder of Gatsby.
  const source = path.join(PROJECT, "node_modules/gatsby/cache-dir");
  const aliases = Object.keys(unusedFiles(PROJECT));
  const missing = aliases
    .map((file) => file.replace(path.join(PROJECT, ".cache"), source))
    .filter((file) => !existsSync(file));
  expect(aliases).toHaveLength(4);
  expect(missing).toEqual([]);
});
