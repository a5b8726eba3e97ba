/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprints, listFiles, readJson } from "../../src/publishing/publicFiles";

describe("a folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "public-"));
    mkdirSync(path.join(folder, "b", "empty"), { recursive: true });
    writeFileSync(path.join(folder, "b", "one.txt"), "one");
    writeFileSync(path.join(folder, "a.txt"), "");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is listed with the files of its subfolders, without the subfolders themselves", async () => {
    expect(await listFiles(folder)).toEqual(["a.txt", "b/one.txt"]);
  });

  test("that does not exist has no files", async () => {
    expect(await listFiles(path.join(folder, "none"))).toEqual([]);
  });

  test("that is a file is an error", async () => {
    await expect(listFiles(path.join(folder, "a.txt"))).rejects.toThrow("ENOTDIR");
  });

  test("has a fingerprint for each file that exists, even if it is empty", async () => {
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect([...(await fingerprints(folder, ["b/one.txt", "a.txt", "none"]))]).toEqual([
      ["b/one.txt", sha256("one")],
      ["a.txt", sha256("")],
    ]);
  });

  test("has no fingerprint for a path that is not a file", async () => {
    expect([...(await fingerprints(folder, ["b", "a.txt/below.txt"]))]).toEqual([]);
  });

  test("has JSON files, and a damaged one is named", async () => {
    writeFileSync(path.join(folder, "a.txt"), '{"a":1}');
    expect(await readJson(path.join(folder, "a.txt"))).toEqual({ a: 1 });
    await expect(readJson(path.join(folder, "b", "one.txt"))).rejects.toThrow("one.txt is not JSON");
    await expect(readJson(path.join(folder, "none"))).rejects.toThrow("ENOENT");
  });
});
