/** @jest-environment node */
import { runScript } from "./runScript";

const TITLE = "The website could not be published";
const LIST = "gh api --paginate --method GET repos/octo/website/issues -f creator=github-actions[bot] -f state=open *";
const RUN = "https://github.example/octo/website/actions/runs/7";
/** Neither another title nor an issue of somebody else counts. */
const OTHERS = [
  ...["Another title", `${TITLE} again`].map((title) => `2 github-actions[bot] ${title}`),
  ...["octo", "renovate[bot]", "github-actions"].map((author) => `3 ${author} ${TITLE}`),
];
const OWN = `12 github-actions[bot] ${TITLE}`;
const OPENED = `gh issue create --title ${TITLE} --body The log of ${RUN} says what failed, and why.`;

/** What the fake GitHub answers while these issues are open: the number, the author and the title of each. */
const github = (issues: string[]) => ({ [LIST]: issues.map((issue) => `echo '${issue}'`).join(";"), "gh issue *": "" });

test.each([
  ["failure", "opens an issue, which links to the log", OTHERS, [expect.stringContaining(OPENED)]],
  ["skipped", "opens an issue", OTHERS, [expect.stringContaining(OPENED)]],
  ["failure", "changes nothing while the issue is open", [...OTHERS, OWN], []],
  ["success", "closes the issue and no other", [...OTHERS, OWN], [`0 gh issue close 12 --comment All is well again: ${RUN}`]],
  ["success", "changes nothing if none is open", OTHERS, []],
])("the result %s %s", (result, _, issues, changes) => {
  const { exitCode, calls } = runScript("report.sh", github(issues), {}, [result, TITLE]);
  expect({ exitCode, changes: calls.slice(1) }).toEqual({ exitCode: 0, changes });
});

test("if the issues cannot be read, the run fails and opens no second issue", () => {
  const result = runScript("report.sh", { [LIST]: "exit 4" }, {}, ["failure", TITLE]);
  expect(result).toMatchObject({ exitCode: 4, calls: [expect.any(String)] });
});

test.each([
  ["the newest run of the tests is reported, with a link to its own log", "12", [expect.stringContaining("/runs/99 says")]],
  ["an older run is not: runs may end in another order", "11", []],
])("%s", (_, RUN_NUMBER, changes) => {
  const newest = "gh api repos/octo/website/actions/workflows/test.yml/runs?event=push&branch=main&per_page=1 *";
  const run = { RESULT: "failure", RUN_NUMBER, TESTS: "99" };
  const { exitCode, calls } = runScript("report-tests.sh", { [newest]: "echo 12", ...github([]) }, run);
  expect({ exitCode, changes: calls.filter((call) => call.includes("gh issue")) }).toEqual({ exitCode: 0, changes });
});
