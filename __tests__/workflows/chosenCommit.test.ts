/** @jest-environment node */
import { runScript } from "./runScript";
import { jobOf, readWorkflow, stepWith } from "./workflow";

const workflow = readWorkflow(".github/workflows/deploy.yml");
const choose = stepWith(jobOf(workflow, "choose"), "test.yml/runs").run;
const refuseOlder = stepWith(jobOf(workflow, "deploy"), "deploy.yml/runs").run;
const REPOSITORY = "octo/website";

/** A run of the tests: the commit, and how each attempt of it ended, the newest last. "null" means that it is still running. */
type TestRun = [commit: string, ...attempts: string[]];

/**
 * Runs the script for a main with these commits, newest first, and these runs of the tests, in the order of GitHub's list. GitHub
 * gives two commits on a page here, not a hundred.
 */
function chooseFrom(commits: string[], runs: TestRun[]) {
  const listed = runs.map(([commit, ...attempts], id) => `"${commit} ${id} ${attempts.length} ${attempts.at(-1)}"`).join(" ");
  const earlier = runs.flatMap(([, ...attempts], id) =>
    attempts.map((conclusion, index) => `*/runs/${id}/attempts/${index + 1}\\ *) echo ${conclusion};;`),
  );
  const gh = [
    'case "$*" in',
    ...[1, 2, 3].map((page) => {
      const listed = commits.slice(2 * page - 2, 2 * page).join("\\n");
      return `"api repos/${REPOSITORY}/commits?sha=main&per_page=100&page=${page} "*) printf '${listed}\\n';;`;
    }),
    `"api repos/${REPOSITORY}/commits?sha=main&per_page=100&page="*) ;;`,
    `"api repos/${REPOSITORY}/actions/workflows/test.yml/runs?event=push&branch=main&"*) printf '%s\\n' ${listed};;`,
    ...earlier,
    "*) echo unexpected: $* >&2; exit 1;;",
    "esac",
  ].join("\n");
  const { exitCode, outputs, output, calls } = runScript(choose, { GH_REPO: REPOSITORY }, { gh });
  return { exitCode, outputs, output, calls: calls.length };
}

test("the newest commit is published if it has passed", () => {
  const { exitCode, outputs, calls } = chooseFrom(
    ["c", "b", "a"],
    [
      ["c", "success"],
      ["b", "success"],
      ["a", "success"],
    ],
  );
  expect({ exitCode, outputs, calls }).toEqual({ exitCode: 0, outputs: ["commit=c"], calls: 2 });
});

test.each(["failure", "cancelled", "timed_out", "null"])(
  "if the newest commit's tests are at %s, the newest commit that has passed is published",
  (conclusion) => {
    const { outputs } = chooseFrom(
      ["c", "b", "a"],
      [
        ["c", conclusion],
        ["b", "success"],
        ["a", "success"],
      ],
    );
    expect(outputs).toEqual(["commit=b"]);
  },
);

test("the order of the commits counts, not that of the runs", () => {
  const { outputs } = chooseFrom(
    ["c", "b", "a"],
    [
      ["a", "success"],
      ["b", "success"],
      ["c", "success"],
    ],
  );
  expect(outputs).toEqual(["commit=c"]);
});

test.each([
  ["are running", "null"],
  ["have failed", "failure"],
])("a commit that has passed once stays tested, also if its tests are run again and %s", (_, conclusion) => {
  const { outputs } = chooseFrom(
    ["b", "a"],
    [
      ["b", "failure", "success", "failure", conclusion],
      ["a", "success"],
    ],
  );
  expect(outputs).toEqual(["commit=b"]);
});

test("a commit that never passed in any attempt is not published", () => {
  const { outputs } = chooseFrom(
    ["b", "a"],
    [
      ["b", "failure", "cancelled", "failure"],
      ["a", "success"],
    ],
  );
  expect(outputs).toEqual(["commit=a"]);
});

test("a commit that was pushed twice has passed if one of the runs has", () => {
  const { outputs } = chooseFrom(
    ["b", "a"],
    [
      ["b", "failure"],
      ["b", "success"],
      ["a", "success"],
    ],
  );
  expect(outputs).toEqual(["commit=b"]);
});

test("a merge with many commits that were never tested does not hide the commit before it", () => {
  const commits = ["merge", "e", "d", "c", "b", "a"];
  const { outputs, calls } = chooseFrom(commits, [
    ["merge", "failure"],
    ["b", "success"],
  ]);
  expect({ outputs, calls }).toEqual({ outputs: ["commit=b"], calls: 4 });
});

test("a commit that is no longer on main is not published, although it has passed", () => {
  const { outputs } = chooseFrom(
    ["a"],
    [
      ["removed", "success"],
      ["a", "success"],
    ],
  );
  expect(outputs).toEqual(["commit=a"]);
});

test.each([
  ["nothing was ever tested", []],
  ["nothing has passed yet", [["a", "null"]]],
  ["GitHub has deleted the results", [["older", "success"]]],
] as [string, TestRun[]][])("if %s, it fails and says what to do", (_, runs) => {
  const { exitCode, outputs, output } = chooseFrom(["a"], runs);
  expect({ exitCode, outputs }).toEqual({ exitCode: 1, outputs: [] });
  expect(output).toMatch(
    /^::error::No commit of main .* run them again.* merge a commit into main, even an empty one \(git commit --allow-empty\)\.$/m,
  );
});

test("if GitHub cannot be asked, it fails with GitHub's own message and chooses nothing", () => {
  const { exitCode, outputs, output } = runScript(choose, { GH_REPO: REPOSITORY }, { gh: "echo 'gh: HTTP 503' >&2; exit 1" });
  expect({ exitCode, outputs }).toEqual({ exitCode: 1, outputs: [] });
  expect(output).toContain("gh: HTTP 503");
});

describe("a run that is run again", () => {
  const rerun = (newest: string, own: string) =>
    runScript(refuseOlder, { GH_REPO: REPOSITORY, GITHUB_RUN_NUMBER: own }, { gh: `echo ${newest}` });

  test("publishes nothing if there is a later run, however that ended", () => {
    const { exitCode, output, outputs } = rerun("12", "9");
    expect({ exitCode, outputs }).toEqual({ exitCode: 1, outputs: ["refused=true"] });
    expect(output).toMatch(/^::error::Run 12 of Deploy is newer, .* Start a new run/);
  });

  test.each([
    ["it is the newest", "9", "9"],
    ["GitHub lists no run", "0", "1"],
  ])("publishes if %s", (_, newest, own) => {
    const { exitCode, calls } = rerun(newest, own);
    expect(exitCode).toBe(0);
    // Without a condition: a run that has failed after it published must count.
    expect(calls.map(({ line }) => line)).toEqual([expect.stringContaining("deploy.yml/runs?per_page=1 ")]);
  });
});
