import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { githubReleases } from "../../harness/githubReleases";
import { readPublished } from "../../harness/publishedFiles";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { copySite, type SiteCopy } from "../../harness/siteCopy";
import { buildFoldersOf } from "../../src/publishing/buildFolders";
import { readBuildRecord, writeBuildRecord } from "../../src/publishing/buildRecord";
import { TOKEN } from "../support/sites";

/*
 * The published folder after real builds: complete after damage and interruption, without leftovers, and with the files that a page
 * still needs if it was opened before the build. Each test starts with the folder that the test before it has left.
 */
test.describe.configure({ mode: "serial" });
test.setTimeout(900_000);

let api: ReleasesApi;
let site: SiteCopy;
let settings: Record<string, string>;

test.beforeAll(async () => {
  api = await startReleasesApi(githubReleases(3));
  site = await copySite("folder");
  settings = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, GITHUB_TOKEN: TOKEN, PATH_PREFIX: "/player" };
});
test.afterAll(() => api.close());

const inSite = (...names: string[]) => path.join(site.directory, ...names);
const inPublic = (file: string) => inSite("public", file);

async function build(): Promise<string> {
  const { exitCode, output } = await site.build(settings);
  expect(exitCode, output).toBe(0);
  return output;
}

/** Every file of the site that a page references, as a path in `public`. */
function filesReferencedBy(html: string): string[] {
  const references = html.matchAll(/(?:src|href)="\/player\/([^"?#]+\.(?:js|css|json|woff2|svg))"/g);
  return [...new Set([...references].map(([, file = ""]) => file))];
}

/** The published files of the first build. */
let complete: Map<string, string>;

test("a build publishes complete pages, and the next build publishes the same", async () => {
  await build();
  complete = await readPublished(inSite("public"));
  for (const page of ["index.html", "download/index.html", "privacy/index.html", "terms/index.html", "404.html"]) {
    expect(complete.get(page)).toMatch(/<\/html>\s*$/);
    for (const file of filesReferencedBy(complete.get(page) ?? "")) expect([...complete.keys()], page).toContain(file);
  }
  expect(await build()).not.toContain("built from scratch");
  expect(await readPublished(inSite("public"))).toEqual(complete);
});

const script = () => [...complete.keys()].find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? "";
const damages: [string, () => void][] = [
  ["a page was cut off", () => truncateSync(inPublic("download/index.html"), 5000)],
  ["a page was emptied", () => truncateSync(inPublic("index.html"), 0)],
  ["a page's data is missing", () => rmSync(inPublic("page-data/download/page-data.json"))],
  ["a script was cut off", () => truncateSync(inPublic(script()), 1000)],
  ["everything is missing", () => rmSync(inSite("public"), { recursive: true })],
];
for (const [what, damage] of damages) {
  test(`a folder in which ${what} is complete after the next build`, async () => {
    damage();
    await build();
    expect(await readPublished(inSite("public"))).toEqual(complete);
  });
}

for (const moment of ["source and transform nodes", "Building HTML renderer", "Building static HTML"]) {
  test(`a build that is killed at "${moment}" leaves nothing behind that the next build would publish`, async () => {
    const { exitCode } = await site.build(settings, { endAt: moment });
    expect(exitCode).not.toBe(0);
    expect(await build()).toContain("the last build did not finish");
    expect(await readPublished(inSite("public"))).toEqual(complete);
  });
}

test("the files of an open page stay for a week after later builds, and are then removed", async () => {
  const held = filesReferencedBy(readFileSync(inPublic("download/index.html"), "utf8"));
  const before = new Map(held.map((file) => [file, readFileSync(inPublic(file))]));
  const summary = inSite("src", "site", "product.ts");
  for (const round of [1, 2, 3]) {
    appendFileSync(summary, `export const round${round} = ${round};\n`);
    writeFileSync(summary, readFileSync(summary, "utf8").replace(/(productName = ")(?:\d+)?/, `$1${round}`));
    await build();
  }
  const now = filesReferencedBy(readFileSync(inPublic("download/index.html"), "utf8"));
  const former = held.filter((file) => !now.includes(file));
  expect(former).not.toEqual([]);
  for (const [file, content] of before) {
    // The data of a page changes without a change of its name. Gatsby reloads an open page when it notices that.
    if (/\.js$/.test(file)) expect(readFileSync(inPublic(file)).equals(content), file).toBe(true);
    else expect([...(await readPublished(inSite("public"))).keys()]).toContain(file);
  }

  const { keptFolder } = buildFoldersOf(site.directory);
  const record = await readBuildRecord(keptFolder);
  if (!record) throw new Error("The build wrote no record.");
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
  const unreferencedSince = Object.fromEntries(Object.keys(record.unreferencedSince).map((file) => [file, weekAgo]));
  await writeBuildRecord(keptFolder, { ...record, unreferencedSince });
  expect(await build()).toContain("Files removed because no page has referenced them for a week");
  for (const file of former) expect([...(await readPublished(inSite("public"))).keys()]).not.toContain(file);
});

test("a file removed from static/ is no longer published, and a file of unknown origin never is", async () => {
  mkdirSync(inSite("static", "extra"));
  copyFileSync(inSite("static", "logo.svg"), inSite("static", "extra", "logo.svg"));
  writeFileSync(inSite("static", "extra.html"), "from static/");
  await build();
  expect([...(await readPublished(inSite("public"))).keys()]).toEqual(expect.arrayContaining(["extra.html", "extra/logo.svg"]));

  rmSync(inSite("static", "extra"), { recursive: true });
  rmSync(inSite("static", "extra.html"));
  writeFileSync(inPublic("stray.html"), "of unknown origin");
  await build();
  const published = [...(await readPublished(inSite("public"))).keys()];
  for (const file of ["extra.html", "extra/logo.svg", "stray.html"]) expect(published).not.toContain(file);
});

test("the last good list and the files of open pages survive when Gatsby empties its cache", async () => {
  const before = [...(await readPublished(inSite("public"))).keys()];
  appendFileSync(inSite("package.json"), "\n");
  api.fault = "500";
  const output = await build();
  expect(output).toContain("we're deleting your site's cache");
  expect(output).toContain("is used instead");
  const after = [...(await readPublished(inSite("public"))).keys()];
  for (const file of before) expect(after).toContain(file);
});
