/** @jest-environment node */
import * as v from "valibot";
import { parse } from "yaml";
import { readFromRepository, repositoryFiles } from "./support/repositoryFiles";

const texts = v.record(v.string(), v.string());
const stepSchema = v.object({
  uses: v.optional(v.string(), ""),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
  run: v.optional(v.string(), ""),
  if: v.optional(v.string(), ""),
});
const jobSchema = v.object({
  needs: v.optional(v.string()),
  if: v.optional(v.string()),
  permissions: v.optional(texts),
  "timeout-minutes": v.number(),
  steps: v.array(stepSchema),
});
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: texts,
  concurrency: v.unknown(),
  jobs: v.record(v.string(), jobSchema),
});
const files = repositoryFiles(".github").filter((file) => !file.endsWith("dependabot.yml"));
const [check, deploy, tests] = files.map((file) => v.parse(workflowSchema, parse(readFromRepository(file))));
/** The jobs with their rights, which replace those of the workflow. */
const jobs = Object.entries({ tests, deploy, check }).flatMap(([workflow, parsed]) =>
  Object.entries(parsed?.jobs ?? {}).map(([name, job]) => ({
    ...job,
    id: `${workflow} ${name}`,
    permissions: job.permissions ?? parsed?.permissions ?? {},
  })),
);
/** What the steps of a job run: each action without its version, and each script. */
const commandsOf = (id: string) =>
  jobs.find((job) => job.id === id)?.steps.map(({ uses, run }) => uses.replace(/@.*/, "") || run.trim());

test("only these workflows exist, each starts when it should, and no run takes the place of one that counts", () => {
  expect(files).toEqual(["check", "deploy", "tests"].map((name) => `.github/workflows/${name}.yml`));
  expect(tests?.on).toEqual({ pull_request: null, push: { branches: ["main"] } });
  const group = `tests-\${{ github.event.pull_request.number || github.run_id }}`;
  expect(tests?.concurrency).toEqual({ group, "cancel-in-progress": true });
  const types = ["published", "edited", "deleted", "unpublished", "released", "prereleased"];
  expect(deploy?.on).toEqual({ release: { types }, repository_dispatch: null, workflow_dispatch: null });
  expect(deploy?.concurrency).toEqual({ group: "deploy", "cancel-in-progress": false });
  expect(check?.on).toEqual({ schedule: [{ cron: "3,23,43 * * * *" }, { cron: "17 4 * * *" }], workflow_dispatch: null });
  expect(check?.concurrency).toEqual({ group: `check-\${{ github.event.schedule }}` });
});

test("each job runs when it should, with the rights that it needs and no other", () => {
  const onMain = "github.event_name != 'release' &&";
  expect(jobs.map(({ id, permissions, needs, if: condition }) => [id, permissions, needs, condition])).toEqual([
    ["tests tests", { contents: "read" }, undefined, undefined],
    ["tests live", { contents: "write", actions: "write" }, "tests", "github.event_name == 'push'"],
    ["deploy start", { actions: "write" }, undefined, "github.event_name == 'release'"],
    ["deploy hook", {}, undefined, `${onMain} vars.SITE_ADDRESS`],
    ["deploy build", { contents: "read", pages: "read" }, undefined, `${onMain} !vars.SITE_ADDRESS`],
    ["deploy deploy", { pages: "write", "id-token": "write" }, "build", undefined],
    ["check daily", { actions: "write" }, undefined, "github.event.schedule == '17 4 * * *' && !vars.SITE_ADDRESS"],
    ["check check", { contents: "read", pages: "read" }, undefined, "github.event.schedule != '17 4 * * *'"],
    ["check respond", { actions: "write", issues: "write" }, "check", undefined],
  ]);
});

test("no code of a package runs beside a right to write, no expression in a script, and only the push keeps its token", () => {
  const uses = files.flatMap((file) => readFromRepository(file).match(/uses:.*/g) ?? []);
  for (const use of uses) expect(use).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const { id, permissions, steps } of jobs) {
    const writes = Object.values(permissions).includes("write");
    for (const { uses, with: options, run } of steps) {
      expect(run).not.toMatch(writes ? /\$\{\{|\b(np[mx]|node|sh|bash)\b|\.\// : /\$\{\{/);
      if (writes) expect(uses).toMatch(/^$|^actions\/(checkout|deploy-pages)@/);
      if (uses.includes("checkout") && id !== "tests live") expect(options["persist-credentials"]).toBe(false);
    }
  }
});

test("only tested code is published, only after the check of the built folder, and the site is checked by the same code", () => {
  expect(commandsOf("tests tests")?.join()).toMatch(/,npm ci,npx playwright .*,npm test,.* && npm run test:e2e:more$/);
  const push = "git merge-base --is-ancestor HEAD origin/live || git push origin HEAD:refs/heads/live";
  expect(commandsOf("tests live")?.[1]).toBe(push);
  const build = /,npm ci,actions\/cache,npm run build && npm run check:built,actions\/upload-pages-artifact$/;
  expect(commandsOf("deploy build")?.join()).toMatch(build);
  expect(commandsOf("check check")?.join()).toMatch(/,npm ci,[^,]*npm run check:live -- "\$SITE"/);
  for (const id of ["deploy build", "check check"]) {
    expect(jobs.find((job) => job.id === id)?.steps[0]?.with.ref).toBe("live");
  }
});

test("a deployment starts after the tests, a release and a difference; the second difference in a row opens the issue first", () => {
  const starting = jobs.filter(({ steps }) => steps.some(({ run }) => /^gh workflow run deploy\.yml --ref main\b/.test(run)));
  expect(starting.map(({ id }) => id)).toEqual(["tests live", "deploy start", "check daily", "check respond"]);
  expect(commandsOf("deploy hook")?.join()).toMatch(/exit 1\nfi\ncurl --fail .*--config - <<< "url=/s);
  expect(commandsOf("check check")?.at(-1)).toMatch(/\|\| code=\$\?\n.*\n\(\(code < 2\)\)$/);
  const isBroken = "needs.check.outputs.code == '1' &&";
  expect(jobs.find(({ id }) => id === "check respond")?.steps.map((step) => step.if)).toEqual([
    "",
    "needs.check.outputs.code == '0' && env.ISSUE",
    `${isBroken} !env.ISSUE`,
    `${isBroken} (!env.ISSUE || !vars.SITE_ADDRESS)`,
  ]);
  expect(readFromRepository(files[0] ?? "").match(/(name: |name == ")Deploy again\b/g)).toHaveLength(2);
});
