/** @jest-environment node */
import { readFromRepository } from "../support/repositoryFiles";
import { NOTIFY, readWorkflow, WORKFLOWS } from "./workflow";

const FOLDER = ".github/workflows";
const READ = { contents: "read" };
const REPORT = { contents: "read", issues: "write" };

/** All that each job may do. A job that is not in this table fails the test, so nobody gets a permission by the way. */
const PERMISSIONS: Record<string, Record<string, Record<string, string>>> = {
  [`${FOLDER}/check-live.yml`]: {
    check: { contents: "read", pages: "read" },
    start: { actions: "write", issues: "read" },
    again: READ,
    report: REPORT,
  },
  [`${FOLDER}/daily.yml`]: { deploy: { actions: "write" } },
  [`${FOLDER}/deploy.yml`]: {
    choose: { contents: "read", actions: "read" },
    build: { contents: "read", pages: "read" },
    deploy: { actions: "read", pages: "write", "id-token": "write" },
    keep: {},
    elsewhere: REPORT,
    report: REPORT,
  },
  [`${FOLDER}/release.yml`]: { start: { contents: "read", actions: "write" } },
  [`${FOLDER}/test.yml`]: { checks: READ, browser: READ },
  [`${FOLDER}/tested.yml`]: { deploy: { actions: "write" }, report: { ...REPORT, actions: "read" } },
  [NOTIFY]: { start: READ },
};

test.each(WORKFLOWS)("the jobs of %s have exactly the permissions that they need", (file) => {
  const { permissions, jobs } = readWorkflow(file);
  const granted = Object.entries(jobs).map(([name, job]) => [name, job.permissions ?? permissions]);
  expect(Object.fromEntries(granted)).toEqual(PERMISSIONS[file]);
});

test.each(WORKFLOWS)("the code of packages never runs with a permission to write, in %s", (file) => {
  const { permissions, jobs } = readWorkflow(file);
  for (const job of Object.values(jobs)) {
    if (!job.steps.some(({ run }) => /\bnp[mx]\b/.test(run))) continue;
    expect(Object.values(job.permissions ?? permissions)).not.toContain("write");
    expect(job.steps.flatMap(({ env }) => Object.values(env)).join()).not.toContain("secrets.");
  }
});

test.each(WORKFLOWS)("every job of %s ends by itself, and no checkout leaves its token behind", (file) => {
  for (const job of Object.values(readWorkflow(file).jobs)) {
    expect(job["timeout-minutes"]).toBeGreaterThan(0);
    for (const { uses, with: options } of job.steps) {
      if (uses.startsWith("actions/checkout@")) expect(options["persist-credentials"]).toBe(false);
    }
  }
});

test.each(WORKFLOWS)("no script of %s contains an expression, so text from outside is never run", (file) => {
  for (const job of Object.values(readWorkflow(file).jobs)) {
    for (const { run } of job.steps) expect(run).not.toContain("${{");
  }
});

test.each(WORKFLOWS)("%s never runs the code of a pull request with the rights of this repository", (file) => {
  expect(readFromRepository(file)).not.toMatch(/^ +pull_request_target\b/m);
  expect(Object.keys(readWorkflow(file).on)).not.toContain("pull_request_target");
});
