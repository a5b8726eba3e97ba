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
  expect(identifyFile({ name: "mine.apk", size: 10, sha256: one }, [newest, older])).toEqual({
    status: "known",
    matches: [{ release: newest, file: newest.files[0] }],
  });
});

test("a file of two releases matches both", () => {
  const again = release({ id: "3", files: newest.files });
  expect(identifyFile({ name: "mine.apk", size: 10, sha256: one }, [again, newest])).toMatchObject({
    matches: [{ release: { id: "3" } }, { release: { id: "2" } }],
  });
});

test("a file that differs from every attached file is foreign, even with the same size", () => {
  expect(identifyFile({ name: "mine.apk", size: 10, sha256: two }, [newest])).toEqual({ status: "foreign" });
});

test("a file is unsure if an attached file of that size, or of unknown size, has no SHA-256", () => {
  expect(identifyFile({ name: "mine.apk", size: 20, sha256: two }, [newest, older])).toMatchObject({
    status: "unsure",
    candidates: [{ file: { name: "old.apk" } }, { file: { name: "odd.apk" } }],
  });
  expect(identifyFile({ name: "mine.apk", size: 21, sha256: two }, [newest, older])).toMatchObject({
    status: "unsure",
    candidates: [{ file: { name: "odd.apk" } }],
  });
});

test("every file is unsure if no SHA-256 is published at all", () => {
  const sized = release({ files: [releaseFile("old.apk", { size: 20 })] });
  expect(identifyFile({ name: "mine.apk", size: 21, sha256: two }, [sized])).toEqual({ status: "unsure", candidates: [] });
  expect(identifyFile({ name: "mine.apk", size: 21, sha256: two }, [withoutFiles])).toEqual({ status: "unsure", candidates: [] });
  expect(identifyFile({ name: "mine.apk", size: 21, sha256: two }, [])).toEqual({ status: "unsure", candidates: [] });
});

describe("an archive", () => {
  const source = release({ id: "3", linksTo: "sourceArchive", files: [] });
  const zip = { name: "player-2.zip", size: 10, sha256: two };

  test("may be the source archive of a release, and is not foreign", () => {
    expect(identifyFile(zip, [source, newest])).toEqual({ status: "archive" });
    expect(identifyFile({ ...zip, name: "player-2.tar.gz" }, [newest, source])).toEqual({ status: "archive" });
  });

  test("that is attached is known", () => {
    expect(identifyFile({ ...zip, sha256: one }, [source, newest])).toMatchObject({ status: "known" });
  });

  test("may also be an attached file that has no SHA-256", () => {
    const attached = release({ id: "1", files: [releaseFile("player-1.zip", { size: 10 })] });
    expect(identifyFile(zip, [source, newest, attached])).toMatchObject({
      status: "unsure",
      candidates: [{ file: { name: "player-1.zip" } }],
    });
  });

  test("is foreign if no release offers its source archive", () => {
    expect(identifyFile(zip, [newest])).toEqual({ status: "foreign" });
  });

  test("is never an Android package, which stays foreign", () => {
    expect(identifyFile({ ...zip, name: "player.apk" }, [source, newest])).toEqual({ status: "foreign" });
  });
});
