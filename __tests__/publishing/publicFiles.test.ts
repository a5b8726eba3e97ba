/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dataFolderOf, fingerprints, htmlFileOf, isHashed, listFiles, nameInPages } from "../../src/publishing/publicFiles";

const HEX = "0123456789abcdef";
const SHORT = `${HEX}0123`;
const LONG = HEX + HEX;

test.each([
  [`app-${SHORT}.js`, SHORT],
  [`framework-${SHORT}.js.LICENSE.txt`, SHORT],
  [`styles.${SHORT}.css`, SHORT],
  [`static/face-${LONG}.woff2`, LONG],
])("%s is hashed, and pages name it by its hash", (file, name) => {
  expect(isHashed(file)).toBe(true);
  expect(nameInPages(file)).toBe(name);
});

test.each([
  ["screens/home-360.avif"],
  ["download/index.html"],
  ["page-data/app-data.json"],
  [`app-${SHORT}0.js`],
  [`app${SHORT}.js`],
  [`app-${SHORT}`],
  [`app-${SHORT}.js/index.html`],
])("%s is not hashed, and keeps its name", (file) => {
  expect(isHashed(file)).toBe(false);
  expect(nameInPages(file)).toBeNull();
});

test("the results of a query have the query's number for a name, and change under it", () => {
  expect(nameInPages("page-data/sq/d/741087719.json")).toBe("741087719");
  expect(isHashed("page-data/sq/d/741087719.json")).toBe(false);
  expect(nameInPages("static/page-data/sq/d/1.json")).toBeNull();
  expect(nameInPages("page-data/sq/d/1.json.map")).toBeNull();
});

test.each([
  ["/", "index.html", "index"],
  ["/download", "download/index.html", "download"],
  ["/404/", "404/index.html", "404"],
  ["/404.html", "404.html", "404.html"],
  ["/a/b", "a/b/index.html", "a/b"],
])("the page %s is the file %s, and its data lies in %s", (pagePath, file, dataFolder) => {
  expect(htmlFileOf(pagePath)).toBe(file);
  expect(dataFolderOf(file)).toBe(dataFolder);
});

describe("a folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "public-"));
    mkdirSync(path.join(folder, "b", "empty"), { recursive: true });
    writeFileSync(path.join(folder, "b", "one.txt"), "one");
    writeFileSync(path.join(folder, "a.txt"), "");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is listed with all that lies below it, and without its folders", async () => {
    expect(await listFiles(folder)).toEqual(["a.txt", "b/one.txt"]);
  });

  test("that is not there has no file", async () => {
    expect(await listFiles(path.join(folder, "none"))).toEqual([]);
  });

  test("that is no folder is an error", async () => {
    await expect(listFiles(path.join(folder, "a.txt"))).rejects.toThrow("ENOTDIR");
  });

  test("has a fingerprint for each file that is there, the empty ones too", async () => {
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect([...(await fingerprints(folder, ["b/one.txt", "a.txt", "none"]))]).toEqual([
      ["b/one.txt", sha256("one")],
      ["a.txt", sha256("")],
    ]);
  });

  test("has none for what is no file, whatever stands in its place", async () => {
    expect([...(await fingerprints(folder, ["b", "a.txt/below.txt"]))]).toEqual([]);
  });
});
