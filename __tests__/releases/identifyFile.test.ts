import { identifyFile } from "../../src/releases/identifyFile";
import { release, releaseFile } from "../support/release";

const one = "1".repeat(64);
const two = "2".repeat(64);
const newest = release({ id: "2", version: "v2", files: [releaseFile("new.apk", { sha256: one, size: 10 })] });
const older = release({
  id: "1",
  version: "v1",
  files: [releaseFile("old.apk", { size: 20 }), releaseFile("odd.apk", { size: null })],
});
const { files: _, ...withoutFiles } = release({ id: "0" });

test("a file with the SHA-256 of an attached one is that one", () => {
  expect(identifyFile(one, 10, [newest, older])).toEqual({
    status: "known",
    matches: [{ release: newest, file: newest.files[0] }],
  });
});

test("a file that two releases have is told as both", () => {
  const again = release({ id: "3", files: newest.files });
  expect(identifyFile(one, 10, [again, newest])).toMatchObject({ matches: [{ release: { id: "3" } }, { release: { id: "2" } }] });
});

test("a file unlike every attached one is foreign, whatever its size", () => {
  expect(identifyFile(two, 10, [newest])).toEqual({ status: "foreign" });
});

test("where a file of that size, or of unknown size, has no SHA-256, nothing is sure", () => {
  expect(identifyFile(two, 20, [newest, older])).toMatchObject({
    status: "unsure",
    candidates: [{ file: { name: "old.apk" } }, { file: { name: "odd.apk" } }],
  });
  expect(identifyFile(two, 21, [newest, older])).toMatchObject({ status: "unsure", candidates: [{ file: { name: "odd.apk" } }] });
});

test("where no SHA-256 is published at all, nothing is sure of any file", () => {
  const sized = release({ files: [releaseFile("old.apk", { size: 20 })] });
  expect(identifyFile(two, 21, [sized])).toEqual({ status: "unsure", candidates: [] });
  expect(identifyFile(two, 21, [withoutFiles])).toEqual({ status: "unsure", candidates: [] });
  expect(identifyFile(two, 21, [])).toEqual({ status: "unsure", candidates: [] });
});
