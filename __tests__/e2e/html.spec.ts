import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const SITES_FOLDER = path.join(__dirname, "..", "..", ".sites");
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

for (const site of ["sample", "player", "empty"]) {
  for (const file of ["index.html", "download/index.html", "privacy/index.html", "terms/index.html", "404.html", "releases.html"]) {
    test(`${file} of the site "${site}" is valid HTML`, async () => {
      const html = await readFile(path.join(SITES_FOLDER, site, "public", file), "utf8");
      expect(await faultsOf(html)).toEqual([]);
    });
  }
}

test("the validator finds invalid HTML", async () => {
  const faults = await faultsOf(
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p id="a"><div id="a"></p></body></html>',
  );
  expect(faults.join("\n")).toMatch(/no-dup-id/);
});
