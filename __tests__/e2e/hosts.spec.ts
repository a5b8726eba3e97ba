import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hosts } from "../../harness/hosts";
import { listFiles } from "../../src/publishing/publicFiles";
import { routes } from "../../src/site/links";
import { canonicalsOf, wrongAnswers } from "../support/hostRules";
import { SITES } from "../support/sites";

/*
 * The folders of real builds, served by the rules of each host (harness/hosts.ts). No browser is needed.
 */

for (const name of ["sample", "player"] as const) {
  const { origin, prefix, url } = SITES[name];
  const folder = path.join(__dirname, "..", "..", ".sites", name, "public");

  test(`every host serves each page of the site "${name}" at its URL, without a redirect`, async () => {
    expect(wrongAnswers({ files: new Set(await listFiles(folder)), pathPrefix: prefix })).toEqual([]);
  });

  test(`each page of the site "${name}" has one canonical URL, at which every host serves it`, async () => {
    const site = { files: new Set(await listFiles(folder)), pathPrefix: prefix };
    for (const { answer } of hosts) {
      for (const page of [routes.home, routes.download, routes.privacy, routes.terms]) {
        const given = answer(site, prefix + page);
        if (!("file" in given) || given.file === null) throw new Error(`${page} was not found.`);
        const html = await readFile(path.join(folder, given.file), "utf8");
        expect(canonicalsOf(html)).toEqual([url + page]);
      }
    }
  });

  test(`npm run serve answers the URLs of the site "${name}" as its model does`, async () => {
    const site = { files: new Set(await listFiles(folder)), pathPrefix: prefix };
    const model = hosts.find((host) => host.name === "gatsby serve");
    if (!model) throw new Error("harness/hosts.ts has no model of gatsby serve.");
    const urls = [
      "/",
      "/download",
      "/download?from=1.4.0",
      "/download/?from=1.4.0",
      "/privacy",
      "/terms",
      "/releases.html",
      "/none",
    ];
    for (const urlPath of urls.map((own) => prefix + own)) {
      const response = await fetch(origin + urlPath, { redirect: "manual" });
      const expected = model.answer(site, urlPath);
      expect(response.status, urlPath).toBe(expected.status);
      if ("location" in expected) expect(response.headers.get("location"), urlPath).toBe(expected.location);
      // Not `toBe` with the text: a failure would print two whole pages.
      else expect((await response.text()) === (await readFile(path.join(folder, expected.file ?? ""), "utf8")), urlPath).toBe(true);
    }
  });
}
