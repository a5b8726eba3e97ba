import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import * as v from "valibot";
import { parse } from "yaml";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { startReleasesApi } from "../../harness/releasesApi";
import { copySite } from "../../harness/siteCopy";
import { TOKEN } from "../support/sites";

const WORKFLOW = path.join(__dirname, "..", "..", ".github", "workflows", "deploy.yml");
const PORT = 9204;

/** The published files that a release may change: the page, its data, the feed, the plain list and all releases. */
const CHANGING = ["download/index.html", "page-data/download/page-data.json", "releases.atom", "releases.html", "releases.json"];

const stepSchema = v.object({ run: v.optional(v.string()), env: v.optional(v.record(v.string(), v.string()), {}) });
const workflowSchema = v.object({ jobs: v.object({ build: v.object({ steps: v.array(stepSchema) }) }) });

/** The commands of the workflow's build, except for the installation of packages, and the variables that it sets. */
async function buildSteps() {
  const { jobs } = v.parse(workflowSchema, parse(await readFile(WORKFLOW, "utf8")));
  const steps = jobs.build.steps.filter(({ run }) => run !== undefined && run !== "npm ci");
  return { lines: steps.map(({ run = "" }) => run), variables: steps.flatMap(({ env }) => Object.keys(env)).sort() };
}

async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, content] of contents.entries()) expect(content.includes(TOKEN), files[index]).toBe(false);
  return new Map(
    files.map((file, index) => [
      path.relative(folder, file),
      createHash("sha256")
        .update(contents[index] ?? "")
        .digest("hex"),
    ]),
  );
}

function changesBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
}

test("the workflow's steps publish a new, an edited and a deleted release, and change no other file", async ({ page }) => {
  test.setTimeout(600_000);
  const { lines, variables } = await buildSteps();
  const api = await startReleasesApi(githubReleases(3));
  const settings: Record<string, string> = {
    GITHUB_TOKEN: TOKEN,
    PATH_PREFIX: "/player",
    RELEASES_API_URL: api.url,
    RELEASES_REPOSITORY: "octo/player",
    SITE_URL: `http://127.0.0.1:${PORT}`,
  };
  // The workflow sets exactly these variables. The URL of the real API is the default.
  expect(variables).toEqual(Object.keys(settings).filter((name) => name !== "RELEASES_API_URL"));
  const site = await copySite("rebuilt");
  const runWorkflow = async () => {
    for (const line of lines) {
      const { exitCode, output } = await site.run(line, settings);
      expect(exitCode, output).toBe(0);
      expect(output).not.toContain(TOKEN);
      // Gatsby warns if something makes every build render all pages.
      expect(output).not.toContain("future builds will need to rebuild all pages");
    }
    return hashesOf(path.join(site.directory, "public"));
  };

  // webpack's hash of a build without caches differs from that of the next build, and every page contains it. So the second build
  // is the first one to compare with.
  await runWorkflow();
  const first = await runWorkflow();
  const { url, stop } = await site.serve(PORT, settings);
  const readPage = async () => {
    await page.goto(`${url}/download`);
    return page.locator("#latest").innerText();
  };
  // Without scripts, the page shows the built content.
  await page.route("**/*.js", (route) => route.abort());
  try {
    expect(await readPage()).toContain("Player 1.3");

    api.releases.unshift(githubRelease(4));
    const published = await runWorkflow();
    expect(await readPage()).toContain("Player 1.4");
    expect(changesBetween(first, published)).toEqual(CHANGING);

    api.releases[0] = githubRelease(4, { name: "Edited", body: "What's Changed:\n#### Another change" });
    const edited = await runWorkflow();
    expect(await readPage()).toContain("Edited");
    expect(await readPage()).toContain("Another change");
    expect(changesBetween(published, edited)).toEqual(CHANGING);

    api.releases.shift();
    const deleted = await runWorkflow();
    expect(await readPage()).toContain("Player 1.3");
    expect(changesBetween(edited, deleted)).toEqual(CHANGING);
    expect(changesBetween(first, deleted).filter((file) => !file.includes("download/"))).toEqual([]);
  } finally {
    await stop();
    await api.close();
  }
});
