/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";

const ROOT = path.join(__dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const namesIn = (folder: string) => readdirSync(path.join(ROOT, folder)).sort();
const texts = v.record(v.string(), v.string());
const stepSchema = v.object({
  uses: v.optional(v.string(), ""),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
  run: v.optional(v.string(), ""),
  env: v.optional(texts, {}),
});
const jobSchema = v.object({
  if: v.optional(v.string()),
  needs: v.optional(v.unknown()),
  permissions: v.optional(texts),
  "timeout-minutes": v.number(),
  steps: v.array(stepSchema),
});
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: texts,
  concurrency: v.optional(v.unknown()),
  env: v.optional(texts, {}),
  jobs: v.record(v.string(), jobSchema),
});

const paths = [...namesIn(".github/workflows").map((name) => `.github/workflows/${name}`), "docs/notify-website.yml"];
const parsed = (file: string) => ({ file: path.basename(file), text: read(file), ...v.parse(workflowSchema, parse(read(file))) });
const workflows = paths.map(parsed);
const workflowOf = (name: string) => workflows.find(({ file }) => file === name);
const filesWith = (event: string) => workflows.filter(({ on }) => event in on).map(({ file }) => file);
const jobs = workflows.flatMap(({ file, permissions, ...workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => {
    const steps = job.steps.map((step) => ({ ...step, env: { ...workflow.env, ...step.env } }));
    return { permissions, ...job, id: `${file} ${name}`, steps };
  }),
);
const allSteps = jobs.flatMap(({ steps }) => steps);
const jobOf = (job: string) => jobs.find(({ id }) => id === job);

test("each job may write only what it has to, and the code of packages never runs beside such a right or a secret", () => {
  const writing = jobs.flatMap(({ id, permissions = {}, steps }) => {
    const writes = Object.keys(permissions).filter((permission) => permissions[permission] !== "read");
    const runsPackages = steps.some(({ run }) => /\bnp[mx]\b|compare\.sh/.test(run));
    expect({ id, isExposed: runsPackages && JSON.stringify(steps).includes("secrets.") }).toEqual({ id, isExposed: false });
    return writes.length > 0 ? `${id}: ${writes}${runsPackages ? ", beside packages" : ""}` : [];
  });
  expect(writing).toEqual([
    "check-live.yml start: actions",
    "check-live.yml report: issues",
    "daily.yml deploy: actions",
    "deploy.yml deploy: pages,id-token",
    "deploy.yml report: issues",
    "deploy.yml elsewhere: issues",
    "release.yml start: actions",
    "tested.yml deploy: actions",
    "tested.yml report: issues",
  ]);
});

test("every action is one of GitHub's own, pinned by its commit; a checkout may read, and leaves no token behind", () => {
  const uses = workflows.flatMap(({ text }) => text.match(/uses:.*/g) ?? []);
  for (const use of uses) expect(use).toMatch(/^uses: actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const { permissions, steps } of jobs) {
    for (const checkout of steps.filter((step) => step.uses.startsWith("actions/checkout@"))) {
      expect({ ...checkout.with, ...permissions }).toMatchObject({ "persist-credentials": false, contents: "read" });
    }
  }
});

test("nothing from outside runs with rights: a pull request gets no secret, and no shell contains an expression", () => {
  expect([filesWith("pull_request"), filesWith("pull_request_target")]).toEqual([["test.yml"], []]);
  expect(workflowOf("test.yml")?.text).not.toMatch(/secrets\.|github\.token/);
  for (const { run } of allSteps) expect(run).not.toContain("${{");
  // A branch of a fork can be called main too. After its tests, nothing of it is run.
  const afterPush =
    /if: >-\n {6}(\S+\.workflow_run)\.event == 'push' && \1\.head_repository\.full_name == github\.repository\n {6}&& /g;
  expect(workflowOf("tested.yml")?.text.match(afterPush)).toHaveLength(2);
  expect(workflowOf("tested.yml")?.text).not.toMatch(/\bref:/);
});

// GitHub disables a workflow with a schedule once a public repository had no commit for 60 days.
test("one deployment at a time and none cut off; a release's events end each other's run; neither needs a schedule", () => {
  const endsTheOneBefore = (group: string) => ({ group, "cancel-in-progress": true });
  expect(["deploy", "release", "notify-website", "test"].map((name) => workflowOf(`${name}.yml`)?.concurrency)).toEqual([
    { group: "deploy", "cancel-in-progress": false },
    endsTheOneBefore(`release-\${{ github.event.release.id }}`),
    endsTheOneBefore(`notify-website-\${{ github.event.release.id }}`),
    endsTheOneBefore(`tests-\${{ github.event.pull_request.number || github.run_id }}`),
  ]);
  expect(filesWith("schedule")).toEqual(["check-live.yml", "daily.yml"]);
});

test("the chosen commit is built, checked before it is uploaded, published unless a newer run has, and only then kept", () => {
  const linesOf = (job: string) => `${jobOf(`deploy.yml ${job}`)?.steps.map(({ run, uses }) => run + uses)}`;
  expect(jobOf("deploy.yml build")?.steps[0]?.with.ref).toBe(`\${{ needs.choose.outputs.commit }}`);
  expect(linesOf("build")).toMatch(/,npm run build && npm run check:built -- --before .*,actions\/upload-pages-artifact@/);
  expect(linesOf("deploy")).toMatch(/refuse-older\.sh,actions\/deploy-pages@/);
  expect(jobOf("deploy.yml report")?.if).toContain("needs.deploy.outputs.refused != 'true'");
  const keeping = jobs.filter(({ steps }) => steps.some((step) => /\/save@.*published-/.test(`${step.uses}${step.with.key}`)));
  expect(keeping).toEqual([expect.objectContaining({ id: "deploy.yml keep", needs: ["build", "deploy"] })]);
});

test("only a site that differs starts a deployment, and is compared again unless that is known not to help", () => {
  expect(jobOf("check-live.yml start")?.if).toBe("needs.check.outputs.code == '2'");
  expect(jobOf("check-live.yml again")?.if).toContain("needs.check.outputs.code == '2' && needs.start.outputs.wait != 'false'");
});

test("each script gets every variable that it takes", () => {
  const called = allSteps.map(({ run, env }) => {
    const [, name = ""] = /^bash \.github\/scripts\/([\w-]+\.sh)/.exec(run) ?? [];
    const script = name && read(`.github/scripts/${name}`).replace(/^ *#.*/gm, "");
    const named = [...script.matchAll(/\$\{?((?!GITHUB_)[A-Z_]{2,})/g)].map(([, variable]) => variable);
    const taken = named.filter((variable) => !script.includes(`export ${variable}=`));
    if (/\bgh |report\.sh/.test(script)) taken.push("GH_TOKEN");
    expect(Object.keys(env)).toEqual(expect.arrayContaining(taken));
    return name;
  });
  expect([...new Set(called)].filter(Boolean).sort()).toEqual(namesIn(".github/scripts"));
});

test("the file for another repository holds the same script and listens to the same events", () => {
  const [, script] = read(".github/scripts/start-deployment.sh").split("set -euo pipefail\n\n");
  expect(jobOf("notify-website.yml start")?.steps.map(({ run }) => run)).toEqual([script]);
  expect(workflowOf("notify-website.yml")?.on).toEqual(workflowOf("release.yml")?.on);
});

test("the tests run what npm run test:all runs, under the names that README asks to require", () => {
  const text = workflowOf("test.yml")?.text;
  const { scripts } = v.parse(v.object({ scripts: texts }), JSON.parse(read("package.json")));
  for (const command of `${scripts.test} ${scripts["test:all"]}`.match(/npm run [\w:]+/g) ?? []) {
    expect(text).toMatch(new RegExp(`run: ${command}$`, "m"));
  }
  const [, name, versions] = /^ {4}name: (.*)\n[\s\S]*node: \[(.*)\]/m.exec(text ?? "") ?? [];
  const required = [...read("README.md").matchAll(/`([^`]+ \(\d+\))`/g)].map(([, check]) => check);
  expect(required).toEqual(versions?.split(", ").map((version) => `${name} (${version})`));
});
