/** @jest-environment node */
import { fillIn, holds, jobOf, readWorkflow, stepWith, waitsFor } from "./workflow";

const workflow = readWorkflow(".github/workflows/deploy.yml");
const { jobs } = workflow;
const job = (name: string) => jobOf(workflow, name);
const allSteps = Object.values(jobs).flatMap(({ steps }) => steps);

/** The cache keys that the jobs use with this action: the job's name, and the key without the number of the run. */
function keysOf(action: string): [string, string][] {
  return Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps
      .filter(({ uses }) => uses.startsWith(`actions/${action}@`))
      .map(({ with: { key } }): [string, string] => [name, String(key).replace(/\$\{\{.*$/, "")]),
  );
}

test("the jobs run in this order: choose, build, deploy, keep, report", () => {
  const order = ["choose", "build", "deploy", "keep", "report"];
  expect(Object.keys(jobs)).toEqual([...order, "elsewhere"]);
  order.slice(1).forEach((name, index) => {
    expect(waitsFor(jobs, name, order[index] ?? "")).toBe(true);
  });
});

test("a release waits for no test: no job runs any", () => {
  expect(allSteps.map(({ run }) => run).filter((run) => /npm (run )?test|jest|playwright/.test(run))).toEqual([]);
});

test("it is only started by hand or by another workflow, one run at a time, and no run is cut off", () => {
  expect(workflow.on).toEqual({ workflow_dispatch: null });
  expect(workflow.concurrency).toEqual({ group: "deploy", "cancel-in-progress": false });
});

test("a site that is published elsewhere is not built, a warning says why, and what was reported before is ended", () => {
  // GitHub skips a job if one that it needs was skipped, unless its own condition has one of these functions.
  const startsOf = (SITE_ADDRESS: string) =>
    Object.keys(jobs).filter((name) => {
      const { needs, if: condition } = job(name);
      const runsAnyway = needs.length === 0 || /\b(always|cancelled|failure)\(\)/.test(condition ?? "");
      return runsAnyway && holds(condition, { vars: { SITE_ADDRESS }, needs: { deploy: { outputs: {} } } });
    });
  expect(startsOf("")).toEqual(["choose", "report"]);
  expect(startsOf("https://player.example")).toEqual(["elsewhere"]);
  const titlesOf = (name: string) => job(name).steps.flatMap(({ run }) => run.match(/(?<=report\.sh \S+ )"[^"]+"/g) ?? []);
  expect(titlesOf("elsewhere")).toEqual(titlesOf("report"));
  expect(stepWith(job("elsewhere"), "::warning::").run).toMatch(/^echo .*(\nbash .*report\.sh success .*){2}\n$/);
});

test("the commit that is built is the one that was chosen", () => {
  const chosen = "a".repeat(40);
  expect(job("choose").outputs).toEqual({ commit: `\${{ steps.${job("choose").steps[0]?.id}.outputs.commit }}` });
  const checkout = job("build").steps.find(({ uses }) => uses.startsWith("actions/checkout@"));
  expect(fillIn(String(checkout?.with.ref), { needs: { choose: { outputs: { commit: chosen } } } })).toBe(chosen);
});

test("the finished folder is compared with the folder that was published before, and nothing is uploaded if it is wrong", () => {
  const names = job("build").steps.map(({ uses, run }) => run || uses.replace(/@.*/, ""));
  const restored = names.lastIndexOf("actions/cache/restore");
  expect(names.slice(restored)).toEqual([
    "actions/cache/restore",
    'if [ -d public ]; then cp -r public "$RUNNER_TEMP/before"; fi',
    'npm run build && npm run check:built -- --before "$RUNNER_TEMP/before"',
    "actions/cache/save",
    "actions/cache/save",
    "actions/upload-pages-artifact",
  ]);
  const { steps } = job("build");
  expect(steps.filter((step) => step["continue-on-error"])).toEqual([]);
  const conditional = steps.filter((step) => step.if !== undefined);
  expect(conditional.map(({ run, with: { path } }) => run || path)).toEqual(["npm ci", "node_modules"]);
});

test("packages are installed, and kept after a good build, only if there are none for this machine, Node and lock file", () => {
  const { steps } = job("build");
  const [restore, save, ...others] = steps.filter(({ with: { path } }) => path === "node_modules");
  const install = steps.find(({ run }) => run === "npm ci");
  const check = stepWith(job("build"), "npm run check:built");
  const order = [restore, install, check, save].map((step) => (step ? steps.indexOf(step) : -1));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect([restore?.uses, save?.uses]).toEqual([
    expect.stringMatching(/^actions\/cache\/restore@/),
    expect.stringMatching(/^actions\/cache\/save@/),
  ]);
  expect(others).toEqual([]);
  const named = { runner: { os: "Linux", arch: "X64" }, steps: { node: { outputs: { "node-version": "24.1.0" } } } };
  const hashFiles = (file: string) => `hash of ${file}`;
  expect(fillIn(String(restore?.with.key), { ...named, hashFiles })).toBe("packages-Linux-X64-24.1.0-hash of package-lock.json");
  expect(restore?.with).not.toHaveProperty("restore-keys");
  expect(save?.with).toEqual({ path: "node_modules", key: `\${{ steps.${restore?.id}.outputs.cache-primary-key }}` });
  const runsAfter = (hit: string) =>
    [install, save].map((step) => holds(step?.if, { steps: { packages: { outputs: { "cache-hit": hit } } } }));
  expect(restore?.id).toBe("packages");
  expect(runsAfter("true")).toEqual([false, false]);
  // A key that does not match, and a cache that cannot be read.
  expect(runsAfter("false")).toEqual([true, true]);
  expect(runsAfter("")).toEqual([true, true]);
});

test("a build continues from what was published, not from what was only built", () => {
  const restored = keysOf("cache/restore").filter(([name]) => name === "build");
  expect(restored).toEqual([
    ["build", "packages-"],
    ["build", "published-"],
  ]);
  const savers = keysOf("cache/save").filter(([, key]) => key === "published-");
  expect(savers).toEqual([["keep", "published-"]]);
  expect(waitsFor(jobs, "keep", "deploy")).toBe(true);
});

test("the deployed artifact is that of the attempt that built it", () => {
  const optionsOf = (action: string) => allSteps.find(({ uses }) => uses.startsWith(`actions/${action}@`))?.with;
  expect(optionsOf("upload-pages-artifact")?.name).toMatch(/^github-pages-\$\{\{ github\.run_attempt \}\}$/);
  expect(optionsOf("deploy-pages")?.artifact_name).toMatch(/^github-pages-\$\{\{ needs\.build\.outputs\.attempt \}\}$/);
});

test("an issue is opened if the site was not published, and if it was not kept", () => {
  const reported = job("report").steps.flatMap(({ env }) => env.RESULT ?? []);
  expect(reported).toEqual([expect.stringContaining("needs.deploy.result"), expect.stringContaining("needs.keep.result")]);
  expect(job("report").needs).toEqual(["choose", "build", "deploy", "keep"]);
  expect(holds(job("report").if, { vars: {}, needs: { deploy: { outputs: {} } } })).toBe(true);
});

test("no issue is opened if a run refuses to replace what a newer one has published", () => {
  const step = stepWith(job("deploy"), "deploy.yml/runs");
  expect(job("deploy").outputs).toEqual({ refused: `\${{ steps.${step.id}.outputs.refused }}` });
  expect(holds(job("report").if, { vars: {}, needs: { deploy: { outputs: { refused: "true" } } } })).toBe(false);
});

test("all that this run built is kept", () => {
  expect(keysOf("cache/restore")).toContainEqual(["keep", "built-"]);
  expect(keysOf("cache/save")).toContainEqual(["build", "built-"]);
  const caches = allSteps.filter(({ uses }) => uses.startsWith("actions/cache/")).map(({ with: options }) => options.path);
  const paths = caches.filter((path) => path !== "node_modules");
  expect(paths).toHaveLength(4);
  expect(new Set(paths)).toEqual(new Set([".cache\npublic\n"]));
});

test("only a run that is run again asks whether there is a newer one", () => {
  const step = stepWith(job("deploy"), "deploy.yml/runs");
  expect(job("deploy").steps.indexOf(step)).toBe(0);
  const asks = (run_attempt: string) => holds(step.if, { github: { run_attempt } });
  expect([asks("1"), asks("2")]).toEqual([false, true]);
});
