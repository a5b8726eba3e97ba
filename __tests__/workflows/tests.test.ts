/** @jest-environment node */
import * as v from "valibot";
import { readFromRepository } from "../support/repositoryFiles";
import { runScript } from "./runScript";
import { evaluate, fillIn, holds, jobOf, readWorkflow, stepWith, waitsFor } from "./workflow";

const FILE = ".github/workflows/test.yml";
const text = readFromRepository(FILE);
const workflow = readWorkflow(FILE);
const tested = readWorkflow(".github/workflows/tested.yml");
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFromRepository("package.json")),
);

describe("test.yml", () => {
  test("runs where code changes, and nowhere else", () => {
    expect(workflow.on).toEqual({ pull_request: null, push: { branches: ["main"] } });
  });

  test("runs everything that npm test runs", () => {
    const run = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map((step) => step.run));
    expect(run.filter((command) => !["", "npm ci"].includes(command)).sort()).toEqual(scripts.test?.split(" && ").sort());
  });

  test("runs all of it on Node 22 and 24, each to its end", () => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job.strategy).toEqual({ "fail-fast": false, matrix: { node: [22, 24] } });
      const setup = job.steps.find(({ uses }) => uses.startsWith("actions/setup-node@"));
      expect(setup?.with["node-version"]).toBe(`\${{ matrix.node }}`);
    }
  });

  test("has the checks that README asks to require: GitHub names them by job and Node version", () => {
    const checks = Object.values(workflow.jobs).flatMap(({ name, strategy }) =>
      (strategy?.matrix.node ?? []).map((node) => `${name} (${node})`),
    );
    const required = [...readFromRepository("README.md").matchAll(/`([^`]+ \(\d+\))`/g)].map(([, name]) => name);
    expect(required).toEqual(checks);
  });

  test("runs the browser tests beside the other checks", () => {
    expect(Object.keys(workflow.jobs)).toEqual(["checks", "browser"]);
    expect(waitsFor(workflow.jobs, "browser", "checks") || waitsFor(workflow.jobs, "checks", "browser")).toBe(false);
  });

  test("gives the code of a fork no secret, and a token that can only read", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
    expect(text).not.toMatch(/secrets\.|github\.token/);
  });

  test("a new push to a pull request ends the run of the one before it; no push to main ends another's run", () => {
    const group = (github: object) => fillIn(workflow.concurrency?.group ?? "", { github });
    const pullRequest = (number: number, run_id: number) => group({ run_id, event: { pull_request: { number } } });
    const push = (run_id: number) => group({ run_id, event: {} });
    expect(workflow.concurrency?.["cancel-in-progress"]).toBe(true);
    expect(pullRequest(7, 100)).toBe(pullRequest(7, 101));
    expect(pullRequest(7, 100)).not.toBe(pullRequest(8, 101));
    expect(push(102)).not.toBe(push(103));
  });
});

describe("tested.yml, after the tests,", () => {
  const github = (run: object = {}) => ({
    repository: "octo/website",
    event: {
      workflow_run: {
        id: 7,
        event: "push",
        conclusion: "success",
        head_repository: { full_name: "octo/website" },
        ...run,
      },
    },
  });
  /** What is reported of the run with this number if it has failed. */
  const reported = (newest: string, run_number: string) => {
    const { run, env } = stepWith(jobOf(tested, "report"), "report.sh");
    const contexts = { github: github({ conclusion: "failure", run_number }) };
    const filled = Object.entries(env).map(([name, value]) => [name, fillIn(value, contexts)]);
    const { calls } = runScript(run, Object.fromEntries(filled), { gh: `echo ${newest}`, bash: "exit 0" });
    expect(calls[0]?.line).toContain("repos/octo/website/actions/workflows/test.yml/runs?event=push&branch=main&per_page=1 ");
    return calls.slice(1).map(({ line }) => line);
  };
  const runs = (job: string, run?: object) => holds(jobOf(tested, job).if, { github: github(run) });

  test("listens to them by their name, on main only", () => {
    expect(tested.on).toEqual({ workflow_run: { workflows: [workflow.name], types: ["completed"], branches: ["main"] } });
  });

  test("starts the deployment of a push that passed", () => {
    expect(runs("deploy")).toBe(true);
    expect(jobOf(tested, "deploy").steps.map(({ run }) => run)).toEqual(["gh workflow run deploy.yml --ref main"]);
  });

  test.each(["failure", "cancelled", "timed_out", "skipped", null])("starts nothing if they ended as %s", (conclusion) => {
    expect(runs("deploy", { conclusion })).toBe(false);
  });

  test.each([
    ["a pull request from a fork, from its branch main", { event: "pull_request", head_repository: { full_name: "fork/website" } }],
    ["a pull request of this repository", { event: "pull_request" }],
    ["a push to another repository", { head_repository: { full_name: "fork/website" } }],
    ["a push of a fork that is gone", { head_repository: null }],
  ])("starts and reports nothing for %s", (_, run) => {
    expect(runs("deploy", run)).toBe(false);
    expect(runs("report", run)).toBe(false);
  });

  test("reports a failure of main with a link to the tests' own log, and no cancelled run", () => {
    expect(["success", "failure", "timed_out"].map((conclusion) => runs("report", { conclusion }))).toEqual([true, true, true]);
    expect(runs("report", { conclusion: "cancelled" })).toBe(false);
    expect(reported("12", "12")).toEqual(["bash .github/workflows/report.sh failure The tests of main fail 7"]);
  });

  test("reports nothing of a run that is not the newest: runs may end in another order", () => {
    expect(reported("12", "11")).toEqual([]);
  });

  test("never runs or caches anything of the tested commit", () => {
    const steps = Object.values(tested.jobs).flatMap((job) => job.steps);
    for (const { uses, with: options } of steps) {
      expect(uses).toMatch(/^(actions\/checkout@.*)?$/);
      expect(options).not.toHaveProperty("ref");
    }
  });
});

test("expressions are evaluated as GitHub does: a missing name is empty, and .*. reads a name of each entry", () => {
  const github = { event: { list: [{ state: "open" }, { state: "done" }], none: [] } };
  expect(evaluate("github.event.missing.name || github.event.list", { github })).toHaveLength(2);
  expect(evaluate("contains(github.event.list.*.state, 'done')", { github })).toBe(true);
  expect(evaluate("contains(github.event.list.*.state, 'new')", { github })).toBe(false);
  expect(evaluate("contains(github.event.none.*.state, 'done')", { github })).toBe(false);
  expect(fillIn(`a-\${{ github.event.gone.id }}`, { github })).toBe("a-");
  expect(holds(`\${{ !cancelled() && github.event.list }}`, { github })).toBe(true);
});
