/** @jest-environment node */
import { runScript } from "./runScript";

const API = "gh api repos/octo/website";

/** Chooses among commits, newest first, of which the fake GitHub gives two on a page. A run of tests is `commit:attempt,attempt`. */
function chooseFrom(main: string, tests: string) {
  const runs = tests.split(" ").map((run) => run.split(/[:,]/));
  const listed = runs.map(([commit, ...attempts], id) => `echo ${commit} ${id} ${attempts.length} ${attempts.at(-1)}`);
  const attempts = runs.flatMap(([, ...ends], id) =>
    ends.map((end, index) => [`${API}/actions/runs/${id}/attempts/${index + 1} *`, `echo ${end}`]),
  );
  const commits = main.split(" ");
  const pages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => [
    `${API}/commits?sha=main&per_page=100&page=${page + 1} *`,
    `echo ${commits.slice(2 * page, 2 * page + 2).join(" ")}`,
  ]);
  const list = `${API}/actions/workflows/test.yml/runs?event=push&branch=main&*`;
  return runScript("choose-commit.sh", { ...Object.fromEntries([...attempts, ...pages]), [list]: listed.join(";") });
}

test.each([
  ["the newest commit, if it passed", "c b a", "c:success b:success a:success", "c"],
  ["the one before it, if it failed", "c b a", "c:failure b:success a:success", "b"],
  ["the one before it, if its tests still run", "c b a", "c:null b:success a:success", "b"],
  ["the newest by the order of the commits, not of the runs", "c b a", "a:success b:success c:success", "c"],
  ["a commit that passed once, while its tests run again", "b a", "b:failure,success,failure,null a:success", "b"],
  ["no commit that failed in every attempt", "b a", "b:failure,cancelled,failure a:success", "a"],
  ["a commit that was pushed twice, if one of its runs passed", "b a", "b:failure b:success a:success", "b"],
  ["a commit pages behind a merge of commits that were never tested", "merge e d c b a", "merge:failure b:success", "b"],
  ["no commit that is no longer on main", "a", "removed:success a:success", "a"],
])("publishes %s", (_, commits, tests, chosen) => {
  expect(chooseFrom(commits, tests)).toMatchObject({ exitCode: 0, outputs: [`commit=${chosen}`] });
});

test.each([
  ["nothing was ever tested", ""],
  ["GitHub has deleted the results", "older:success"],
])("if %s, it publishes nothing and says what to do", (_, tests) => {
  const advice = /^::error::No commit of main .* run them again\. .* even an empty one \(git commit --allow-empty\)\.\n$/;
  expect(chooseFrom("a", tests)).toMatchObject({ exitCode: 1, outputs: [], output: expect.stringMatching(advice) });
});

test("if GitHub cannot be asked, it publishes nothing and shows GitHub's own message", () => {
  const result = runScript("choose-commit.sh", { "gh *": "echo 'gh: HTTP 503' >&2; exit 1" });
  expect(result).toMatchObject({ exitCode: 1, outputs: [], output: "gh: HTTP 503\n" });
});

test.each([
  ["does not replace what a later run may have published", "12", "9", 1, ["refused=true"], /^::error::Run 12 .* Start a new run/],
  ["publishes if it is the newest", "9", "9", 0, [], /^$/],
  ["publishes if GitHub lists no run", "0", "1", 0, [], /^$/],
])("a run that is run again %s", (_, newest, GITHUB_RUN_NUMBER, exitCode, outputs, output) => {
  // Without a condition: a later run that has failed after it published must count.
  const answers = { [`${API}/actions/workflows/deploy.yml/runs?per_page=1 *`]: `echo ${newest}` };
  const result = runScript("refuse-older.sh", answers, { GITHUB_RUN_NUMBER });
  expect(result).toMatchObject({ exitCode, outputs, output: expect.stringMatching(output) });
});
