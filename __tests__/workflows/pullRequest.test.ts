/** @jest-environment node */
import * as v from "valibot";
import { parse } from "yaml";
import { readFromRepository } from "../support/repositoryFiles";

const jobSchema = v.object({
  permissions: v.optional(v.unknown()),
  steps: v.array(v.object({ run: v.optional(v.string(), "") })),
});
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: v.record(v.string(), v.string()),
  concurrency: v.object({ group: v.string(), "cancel-in-progress": v.boolean() }),
  jobs: v.record(v.string(), jobSchema),
});
const text = readFromRepository(".github/workflows/pull-request.yml");
const workflow = v.parse(workflowSchema, parse(text));
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFromRepository("package.json")),
);

test("a pull request runs everything that npm test runs", () => {
  const run = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map((step) => step.run));
  expect(run.filter((command) => !["", "npm ci"].includes(command)).sort()).toEqual(scripts.test?.split(" && ").sort());
});

test("the browser tests run beside the other checks", () => {
  expect(workflow.jobs).toHaveProperty("browser");
  expect(text).not.toMatch(/^ +needs:/m);
});

test("the code of a fork gets no secret, and a token that can only read", () => {
  expect(Object.keys(workflow.on)).toEqual(["pull_request"]);
  expect(workflow.permissions).toEqual({ contents: "read" });
  for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
  expect(text).not.toMatch(/secrets\.|github\.token/);
});

test("a new push ends the run of the one before it, and no other pull request's run", () => {
  expect(workflow.concurrency.group).toMatch(/^pull-request-\$\{\{ github\.event\.pull_request\.number \}\}$/);
  expect(workflow.concurrency["cancel-in-progress"]).toBe(true);
});
