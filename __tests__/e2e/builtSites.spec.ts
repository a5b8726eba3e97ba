import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "../../src/publishing/publicFiles";
import { BUILD_LOG, SITES, TOKEN } from "../support/sites";

const SITES_FOLDER = path.join(__dirname, "..", "..", ".sites");

test("the token is in no published file, in no cache and not in the log", async () => {
  for (const folder of ["public", ".cache"]) {
    const files = await listFiles(path.join(SITES_FOLDER, "player", folder));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const content = await readFile(path.join(SITES_FOLDER, "player", folder, file));
      expect(content.includes(TOKEN), file).toBe(false);
    }
  }
  expect(await readFile(path.join(SITES_FOLDER, "player", BUILD_LOG), "utf8")).not.toContain(TOKEN);
});

test("a build without a repository logs that its releases are samples", async () => {
  const log = await readFile(path.join(SITES_FOLDER, "sample", BUILD_LOG), "utf8");
  expect(log).toContain("No repository is set, so the site shows the sample releases");
});

test("no build logs that two pages use style sheets in different orders, because which rule wins would be an accident", async () => {
  for (const site of Object.keys(SITES)) {
    expect(await readFile(path.join(SITES_FOLDER, site, BUILD_LOG), "utf8"), site).not.toContain("Conflicting order");
  }
});
