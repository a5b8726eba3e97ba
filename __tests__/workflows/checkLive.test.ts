/** @jest-environment node */
import { runScript } from "./runScript";
import { fillIn, holds, jobOf, readWorkflow, stepWith } from "./workflow";

const workflow = readWorkflow(".github/workflows/check-live.yml");
const job = (name: string) => jobOf(workflow, name);
const COMPARE = 'npm run check:live -- "$SITE"';
const TITLE = workflow.env.TITLE ?? "";
const DEAD_TITLE = "A download of the website is dead";

/**
 * What the jobs did: the codes of the two comparisons (0: all is well, 1: the site differs, 2: only a download is dead; empty if one
 * could not be made), and whether the second one took place.
 */
function needs(code: string, again?: string) {
  return {
    needs: {
      check: { outputs: { code, site: "https://site.example" } },
      again: { result: again === undefined ? "skipped" : "success", outputs: { code: again } },
    },
  };
}

/** Which of the jobs after the first one run. */
const jobsAfter = (code: string) => ["start", "again", "report"].filter((name) => holds(job(name).if, needs(code)));

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

test("if the site is right, nothing else runs, and open issues are closed", () => {
  expect(jobsAfter("0")).toEqual(["report"]);
  expect(reported(needs("0"))).toEqual([`success ${TITLE}`, `success ${DEAD_TITLE}`]);
});

test("if the site differs, a deployment is started and the site is compared again, before anything is reported", () => {
  expect(jobsAfter("1")).toEqual(["start", "again", "report"]);
  expect(job("start").needs).toEqual(["check"]);
  expect(job("again").needs).toEqual(["check", "start"]);
  expect(job("report").needs).toEqual(["check", "start", "again"]);
});

test("only the second comparison decides whether the site differs", () => {
  expect(reported(needs("1", "0"))).toEqual([`success ${TITLE}`, `success ${DEAD_TITLE}`]);
  expect(reported(needs("1", "1"))).toEqual([`failure ${TITLE}`]);
  expect(reported(needs("1", "2"))).toEqual([`success ${TITLE}`, `failure ${DEAD_TITLE}`]);
});

test("a dead download has an issue of its own, and starts no deployment, because none can mend it", () => {
  expect(jobsAfter("2")).toEqual(["report"]);
  expect(reported(needs("2"))).toEqual([`success ${TITLE}`, `failure ${DEAD_TITLE}`]);
});

test("a comparison that could not be made is reported, and starts no deployment", () => {
  expect(jobsAfter("")).toEqual(["report"]);
  expect(reported(needs(""))).toEqual([`failure ${TITLE}`]);
  expect(reported(needs("1", ""))).toEqual([`failure ${TITLE}`]);
});

test.each(["check", "again"])("the job %s gives the code of its comparison, and does not fail", (name) => {
  const step = stepWith(job(name), COMPARE);
  expect(job(name).outputs.code).toBe(`\${{ steps.${step.id}.outputs.code }}`);
  for (const code of [0, 1, 2]) {
    const { exitCode, outputs } = runScript(step.run, { SITE: "https://site.example" }, { npm: `exit ${code}` });
    expect({ exitCode, outputs }).toEqual({ exitCode: 0, outputs: [`code=${code}`] });
  }
});

test("the second comparison is half an hour later, of the same site with the same settings", () => {
  expect(job("again").steps[0]?.run).toBe("sleep 1800");
  const contexts = {
    ...needs("1"),
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

  test("is that of a release: release.yml calls the host's build hook or starts deploy.yml", () => {
    const { exitCode, calls } = start("", []);
    expect({ exitCode, lines: calls.map(({ line }) => line) }).toEqual({ exitCode: 0, lines: [RELEASE] });
  });

  test("with a build hook, asks first whether an issue says that a build did not help", () => {
    const { calls } = start("https://host.example/hook", ["Another issue", `${TITLE} again`]);
    expect(calls.map(({ line }) => line)).toEqual([
      expect.stringMatching(/^gh api --method GET repos\/octo\/website\/issues -f creator=github-actions\[bot\] -f state=open /),
      RELEASE,
    ]);
  });

  test("with a build hook and such an issue, does not happen: the builds of a host may cost credits", () => {
    const { exitCode, calls, output } = start("https://host.example/hook", ["Another issue", TITLE]);
    expect({ exitCode, calls: calls.length }).toEqual({ exitCode: 0, calls: 1 });
    expect(output).toBe(`::notice::No build was started: the issue "${TITLE}" is open, so an earlier build did not help.\n`);
  });

  test("fails if GitHub cannot be asked", () => {
    const { exitCode, output } = start("https://host.example/hook", [], "echo 'HTTP 503' >&2; exit 1");
    expect(exitCode).toBe(1);
    expect(output).toContain("HTTP 503");
  });
});
