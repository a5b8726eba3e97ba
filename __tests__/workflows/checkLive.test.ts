/** @jest-environment node */
import { runScript } from "./runScript";
import { fillIn, holds, jobOf, readWorkflow, stepWith } from "./workflow";

const workflow = readWorkflow(".github/workflows/check-live.yml");
const job = (name: string) => jobOf(workflow, name);
const COMPARE = 'npm run check:live -- "$SITE"';
const TITLE = workflow.env.TITLE ?? "";
const DEAD_TITLE = "A download of the website is dead";
const NOT_COMPARED_TITLE = "The website could not be compared with the releases";

/**
 * What the jobs did: the codes of the two comparisons (0: all is well, 2: the site differs, 3: only a download is dead; 1 or empty
 * if one could not be made), and whether the second one took place.
 */
function needs(code: string, again?: string, wait?: string) {
  return {
    needs: {
      check: { outputs: { code, site: "https://site.example" } },
      start: { outputs: { wait } },
      again: { result: again === undefined ? "skipped" : "success", outputs: { code: again } },
    },
  };
}

/** Which of the jobs after the first one run. */
const jobsAfter = (code: string, wait?: string) =>
  ["start", "again", "report"].filter((name) => holds(job(name).if, needs(code, undefined, wait)));

/** What the last job reports: each result with its issue. */
function reported(contexts: object): string[] {
  const step = stepWith(job("report"), "report.sh");
  const { exitCode, calls } = runScript(
    step.run,
    { TITLE, CODE: fillIn(step.env.CODE ?? "", { ...contexts }) },
    { bash: "exit 0" },
  );
  expect(exitCode).toBe(0);
  return calls.map(({ line }) => line.replace("bash .github/workflows/report.sh ", ""));
}

const ALL_IS_WELL = [`success ${NOT_COMPARED_TITLE}`, `success ${TITLE}`, `success ${DEAD_TITLE}`];
const DIFFERS = [`success ${NOT_COMPARED_TITLE}`, `failure ${TITLE}`];
const IS_DEAD = [`success ${NOT_COMPARED_TITLE}`, `success ${TITLE}`, `failure ${DEAD_TITLE}`];
const NOT_COMPARED = [`failure ${NOT_COMPARED_TITLE}`];

test("if the site is right, nothing else runs, and open issues are closed", () => {
  expect(jobsAfter("0")).toEqual(["report"]);
  expect(reported(needs("0"))).toEqual(ALL_IS_WELL);
});

test("if the site differs, a deployment is started and the site is compared again, before anything is reported", () => {
  expect(jobsAfter("2")).toEqual(["start", "again", "report"]);
  expect(job("start").needs).toEqual(["check"]);
  expect(job("again").needs).toEqual(["check", "start"]);
  expect(job("report").needs).toEqual(["check", "start", "again"]);
});

test("only the second comparison decides whether the site differs", () => {
  expect(reported(needs("2", "0"))).toEqual(ALL_IS_WELL);
  expect(reported(needs("2", "2"))).toEqual(DIFFERS);
  expect(reported(needs("2", "3"))).toEqual(IS_DEAD);
});

test("if an issue says that a build did not help, nothing waits for the next one, and the issue stays", () => {
  expect(jobsAfter("2", "false")).toEqual(["start", "report"]);
  expect(reported(needs("2", undefined, "false"))).toEqual(DIFFERS);
});

test("a dead download has an issue of its own, and starts no deployment, because none can mend it", () => {
  expect(jobsAfter("3")).toEqual(["report"]);
  expect(reported(needs("3"))).toEqual(IS_DEAD);
});

test.each(["1", ""])(
  "a comparison that could not be made (code '%s') has an issue of its own, and starts no deployment",
  (code) => {
    expect(jobsAfter(code)).toEqual(["report"]);
    expect(reported(needs(code))).toEqual(NOT_COMPARED);
    expect(reported(needs("2", code))).toEqual(NOT_COMPARED);
  },
);

test.each(["check", "again"])("the job %s gives the code of its comparison, and does not fail", (name) => {
  const step = stepWith(job(name), COMPARE);
  expect(job(name).outputs.code).toBe(`\${{ steps.${step.id}.outputs.code }}`);
  for (const code of [0, 1, 2, 3]) {
    const { exitCode, outputs } = runScript(step.run, { SITE: "https://site.example" }, { npm: `exit ${code}` });
    expect({ exitCode, outputs }).toEqual({ exitCode: 0, outputs: [`code=${code}`] });
  }
});

test("the second comparison is half an hour later, of the same site with the same settings", () => {
  expect(job("again").steps[0]?.run).toBe("sleep 1800");
  const contexts = {
    ...needs("2"),
    vars: { SITE_ADDRESS: "https://site.example" },
    steps: {},
    github: { repository: "octo/website" },
  };
  const settings = (name: string) =>
    Object.entries(stepWith(job(name), COMPARE).env).map(([key, value]) => [key, fillIn(value, contexts)]);
  expect(settings("again")).toEqual(settings("check"));
  expect(fillIn(job("check").outputs.site ?? "", contexts)).toBe("https://site.example");
});

describe("the start of a deployment", () => {
  const script = stepWith(job("start"), "release.yml");
  const start = (hook: string, issues: string[], gh?: string) => {
    const env = Object.entries(script.env).map(([name, value]) => [
      name,
      fillIn(value, { secrets: { BUILD_HOOK: hook }, github: { repository: "octo/website", token: "own-token" } }),
    ]);
    const listed = issues.map((issue) => `"${issue}"`).join(" ");
    return runScript(
      script.run,
      { TITLE, ...Object.fromEntries(env) },
      { gh: gh ?? `if [[ $1 == api ]]; then printf '%s\\n' ${listed || '""'}; fi` },
    );
  };
  const RELEASE = "gh workflow run release.yml --ref main";

  const OTHER_ISSUES = ["Another issue", `${TITLE} again`];

  test.each(["", "https://host.example/hook"])("is that of a release, after a look for an issue, with the hook '%s'", (hook) => {
    const { exitCode, calls, outputs } = start(hook, OTHER_ISSUES);
    expect({ exitCode, outputs }).toEqual({ exitCode: 0, outputs: [] });
    expect(calls.map(({ line }) => line)).toEqual([
      expect.stringMatching(/^gh api --method GET repos\/octo\/website\/issues -f creator=github-actions\[bot\] -f state=open /),
      RELEASE,
    ]);
  });

  test("is not waited for if an issue says that an earlier build did not help", () => {
    const { exitCode, calls, outputs } = start("", [...OTHER_ISSUES, TITLE]);
    expect({ exitCode, outputs, last: calls.at(-1)?.line }).toEqual({ exitCode: 0, outputs: ["wait=false"], last: RELEASE });
  });

  test("with a build hook and such an issue, does not happen: the builds of a host may cost credits", () => {
    const { exitCode, calls, output, outputs } = start("https://host.example/hook", [...OTHER_ISSUES, TITLE]);
    expect({ exitCode, outputs, calls: calls.length }).toEqual({ exitCode: 0, outputs: ["wait=false"], calls: 1 });
    expect(output).toBe(`::notice::No build was started: the issue "${TITLE}" is open, so an earlier build did not help.\n`);
  });

  test("fails if GitHub cannot be asked", () => {
    const { exitCode, output } = start("https://host.example/hook", [], "echo 'HTTP 503' >&2; exit 1");
    expect(exitCode).toBe(1);
    expect(output).toContain("HTTP 503");
  });
});
