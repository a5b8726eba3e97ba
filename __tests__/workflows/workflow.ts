/** Reads the workflow files for the tests, and evaluates their expressions. */
import { createContext, runInContext } from "node:vm";
import * as v from "valibot";
import { parse } from "yaml";
import { readFromRepository, repositoryFiles } from "../support/repositoryFiles";

const textOrNumber = v.union([v.string(), v.number(), v.boolean()]);
const permissionsSchema = v.record(v.string(), v.string());
const stepSchema = v.object({
  id: v.optional(v.string()),
  if: v.optional(v.string()),
  uses: v.optional(v.string(), ""),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
  run: v.optional(v.string(), ""),
  env: v.optional(v.record(v.string(), v.string()), {}),
  "continue-on-error": v.optional(v.boolean(), false),
});
const jobSchema = v.object({
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  needs: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((needs) => [needs].flat()),
    ),
    [],
  ),
  permissions: v.optional(permissionsSchema),
  "timeout-minutes": v.optional(v.number()),
  outputs: v.optional(v.record(v.string(), v.string()), {}),
  strategy: v.optional(v.object({ "fail-fast": v.boolean(), matrix: v.record(v.string(), v.array(textOrNumber)) })),
  steps: v.array(stepSchema),
});
const workflowSchema = v.object({
  name: v.string(),
  on: v.record(v.string(), v.nullable(v.unknown())),
  permissions: permissionsSchema,
  concurrency: v.optional(v.object({ group: v.string(), "cancel-in-progress": v.optional(v.boolean(), false) })),
  env: v.optional(v.record(v.string(), v.string()), {}),
  jobs: v.record(v.string(), jobSchema),
});

/** What the tests read of a workflow file. */
export type Workflow = v.InferOutput<typeof workflowSchema>;
/** A job of a workflow, with the names of the jobs that it waits for as a list. */
type Job = v.InferOutput<typeof jobSchema>;
/** A step of a job. What is not given is an empty text. */
type Step = v.InferOutput<typeof stepSchema>;

/** The file that is copied into the repository of the releases. */
export const NOTIFY = "docs/notify-website.yml";

/** The paths of all workflow files: those of this repository, and the one that is copied into another. */
export const WORKFLOWS = [...repositoryFiles(".github/workflows").filter((file) => file.endsWith(".yml")), NOTIFY];

/**
 * Reads a workflow file by its path in the repository.
 *
 * @throws Error if it lacks something that every workflow of this repository has, or has it in another form
 */
export function readWorkflow(file: string): Workflow {
  return v.parse(workflowSchema, parse(readFromRepository(file)));
}

/**
 * A job of a workflow, by its name.
 *
 * @throws Error if there is no such job
 */
export function jobOf({ name, jobs }: Workflow, job: string): Job {
  const found = jobs[job];
  if (!found) throw new Error(`The workflow ${name} has no job ${job}.`);
  return found;
}

/** The only step of a job that runs this text, or a part of it. */
export function stepWith(job: Job, text: string): Step {
  const [step, ...others] = job.steps.filter(({ run }) => run.includes(text));
  if (!step || others.length > 0) throw new Error(`${others.length + (step ? 1 : 0)} steps run ${text}, not one.`);
  return step;
}

/** Whether a job runs only after another one, directly or through others. */
export function waitsFor(jobs: Workflow["jobs"], job: string, other: string): boolean {
  const needs = jobs[job]?.needs ?? [];
  return needs.includes(other) || needs.some((name) => waitsFor(jobs, name, other));
}

/** The values that an expression may name, such as `github` or `needs`. */
export type Contexts = Record<string, unknown>;

/**
 * The value of an expression, such as `github.event.action == 'edited'`. GitHub's expressions are JavaScript but for three things,
 * which are translated: a name that is missing makes the whole path empty, a name may have hyphens, and `list.*.name` reads a name
 * of each entry.
 */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const script = expression
    .replace(/([\w.]+)\.\*\.(\w+)/g, (_, list: string, name: string) => `(${list} ?? []).map((entry) => entry.${name})`)
    // A text in quotes is no path, although a file's name looks like one.
    .replace(/'[^']*'|\b[a-z_]\w*(?:\.[A-Za-z_][\w-]*)+/g, (found) =>
      found.startsWith("'") ? found : found.replace(/\.([\w-]+)/g, '?.["$1"]'),
    );
  const functions = {
    contains: (list: unknown[], wanted: unknown) => list.includes(wanted),
    cancelled: () => false,
  };
  return runInContext(script, createContext({ ...functions, ...contexts }));
}

/** A text of a workflow file with the values of its expressions. A value that is missing is empty. */
export function fillIn(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => String(evaluate(expression.trim(), contexts) ?? ""));
}

/** Whether a condition of a job or of a step holds. It may stand in `${{ }}`. Without one, it does. */
export function holds(condition: string | undefined, contexts: Contexts): boolean {
  if (condition === undefined) return true;
  return Boolean(evaluate(condition.replace(/^\$\{\{(.*)\}\}$/s, "$1").trim(), contexts));
}
