/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";

const WORKFLOW = path.join(__dirname, "..", "..", ".github", "workflows", "deploy.yml");

const stepSchema = v.object({
  uses: v.optional(v.string(), ""),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
  env: v.optional(v.record(v.string(), v.string()), {}),
});
const jobSchema = v.object({
  needs: v.optional(v.union([v.string(), v.array(v.string())]), []),
  steps: v.array(stepSchema),
});
const { jobs } = v.parse(v.object({ jobs: v.record(v.string(), jobSchema) }), parse(readFileSync(WORKFLOW, "utf8")));

/** The cache keys that the jobs use with this action: the job's name, and the key without the number of the run. */
function keysOf(action: string): [string, string][] {
  return Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps
      .filter(({ uses }) => uses.startsWith(`actions/${action}@`))
      .map(({ with: { key } }): [string, string] => [name, String(key).replace(/\$\{\{.*$/, "")]),
  );
}

/** Whether a job runs only if another one succeeded. */
function waitsFor(job: string, other: string): boolean {
  const needs = [jobs[job]?.needs ?? []].flat();
  return needs.includes(other) || needs.some((name) => waitsFor(name, other));
}

test("a build continues from what was published, not from what was only built", () => {
  const restored = keysOf("cache/restore").filter(([job]) => job === "build");
  expect(restored).toEqual([["build", "published-"]]);
  const savers = keysOf("cache/save").filter(([, key]) => key === "published-");
  expect(savers).toEqual([["keep", "published-"]]);
  expect(waitsFor("keep", "deploy")).toBe(true);
});

test("the deployed artifact is that of the attempt that built it", () => {
  const optionsOf = (action: string) =>
    Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .find(({ uses }) => uses.startsWith(`actions/${action}@`))?.with;
  expect(optionsOf("upload-pages-artifact")?.name).toMatch(/^github-pages-\$\{\{ github\.run_attempt \}\}$/);
  expect(optionsOf("deploy-pages")?.artifact_name).toMatch(/^github-pages-\$\{\{ needs\.build\.outputs\.attempt \}\}$/);
});

test("an issue is opened if the site was not published, and if it was not kept", () => {
  const reported = jobs.report?.steps.flatMap(({ env }) => env.RESULT ?? []);
  expect(reported).toEqual([expect.stringContaining("needs.deploy.result"), expect.stringContaining("needs.keep.result")]);
  for (const job of ["test", "build", "deploy", "keep"]) expect(waitsFor("report", job)).toBe(true);
});

test("nothing is published if the tests fail", () => {
  expect(waitsFor("deploy", "test")).toBe(true);
});

test("all that this run built is kept", () => {
  expect(keysOf("cache/restore")).toContainEqual(["keep", "built-"]);
  expect(keysOf("cache/save")).toContainEqual(["build", "built-"]);
  const paths = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses.startsWith("actions/cache/"))
    .map(({ with: options }) => options.path);
  expect(paths).toHaveLength(4);
  expect(new Set(paths)).toEqual(new Set([".cache\npublic\n"]));
});
