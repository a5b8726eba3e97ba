import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { githubRelease } from "../../harness/githubReleases";
import { expect, expectText, expectVisible, expectWords, test } from "../support/engineTest";

const FILE_FIELD = "#tools input[type=file]";

/** 5 MB: more than one piece for the worker that reads it. */
const content = randomBytes(5_000_000);
const sha256 = createHash("sha256").update(content).digest("hex");

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "download-"));
  await writeFile(path.join(folder, "mine.apk"), content);
  await writeFile(path.join(folder, "other.apk"), "something else");
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test.beforeEach(({ api }) => {
  api.releases = api.releases.map((_, index) =>
    githubRelease(45 - index, {
      assets: [
        {
          name: "player-arm64-v8a.apk",
          state: "uploaded",
          size: index === 0 ? content.length : 10,
          digest: `sha256:${index === 0 ? sha256 : createHash("sha256").update(String(index)).digest("hex")}`,
          browser_download_url: `https://github.com/octo/player/releases/download/v1.${45 - index}.0/player-arm64-v8a.apk`,
        },
      ],
    }),
  );
});

test("the files of the newest release show their kind, processor, size and SHA-256", async ({ visitor, site }) => {
  await visitor.resize(360, 740);
  await visitor.open(`${site.url}/download`);
  await expectWords(visitor, "Release list is current");
  await expectVisible(visitor, "#files li", 0);
  await visitor.click("#files > summary");
  await expectVisible(visitor, "#files li");
  await expectText(visitor, "#files li", "arm64-v8a · Most phones since 2017 · 5.0 MB");
  await expectText(visitor, "#files li code", sha256);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(site.complaints).toEqual([]);
});

test("a downloaded file is recognised by its SHA-256 on the device, and another one is not", async ({ visitor, site }) => {
  await visitor.open(`${site.url}/download`);
  await expectWords(visitor, "Release list is current");
  await visitor.choose(FILE_FIELD, path.join(folder, "mine.apk"));
  await expectText(visitor, "#tools", "This is player-arm64-v8a.apk of Player 1.45");
  await expectText(visitor, "#tools", sha256);
  await visitor.choose(FILE_FIELD, path.join(folder, "other.apk"));
  await expectText(visitor, "#tools", "other.apk matches no published file");
  expect(site.complaints).toEqual([]);
});

test("a visitor chooses their version and sees what changed since then, and so does a link with the version", async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.url}/download`);
  await expectWords(visitor, "Release list is current");
  await visitor.select("#tools select", "v1.44.0");
  await expectText(visitor, "#tools", "2 changes in 1 version since v1.44.0");
  expect(await visitor.evaluate(() => window.location.search)).toBe("?from=v1.44.0");
  await visitor.open(`${site.url}/download?from=1.43.0`);
  await expectText(visitor, "#tools", "4 changes in 2 versions since v1.43.0");
  expect(site.complaints).toEqual([]);
});
