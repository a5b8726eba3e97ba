/** @jest-environment node */
import { runScript } from "./runScript";

const DIFFERS = "The website differs from the releases";
const DEAD = "A download of the website is dead";
const NOT_COMPARED = "The website could not be compared with the releases";

test.each([0, 1, 2, 3])("a comparison that ends with code %s hands it on and does not fail", (code) => {
  const answers = { "npm run check:live -- https://site.example": `exit ${code}` };
  const result = runScript("compare.sh", answers, { SITE: "https://site.example" });
  expect(result).toMatchObject({ exitCode: 0, outputs: [`code=${code}`] });
});

test.each([
  ["nothing is wrong", "0", [NOT_COMPARED, DIFFERS, DEAD], []],
  ["the site differs", "2", [NOT_COMPARED], [DIFFERS]],
  ["a download is dead", "3", [NOT_COMPARED, DIFFERS], [DEAD]],
  ["it could not be compared", "1", [], [NOT_COMPARED]],
  ["the comparison was never made", "", [], [NOT_COMPARED]],
])("if %s (code '%s'), the issues that no longer hold are closed, and the one that does is opened", (_, CODE, closed, opened) => {
  const issues = [DIFFERS, DEAD, NOT_COMPARED];
  const reportWith = (list: string) => {
    const { exitCode, calls } = runScript("report-comparison.sh", { "gh api *": list, "gh issue *": "" }, { TITLE: DIFFERS, CODE });
    expect(exitCode).toBe(0);
    return calls.join("\n");
  };
  const all = reportWith(issues.map((title, index) => `echo '${index} github-actions[bot] ${title}'`).join(";"));
  expect([...all.matchAll(/gh issue close (\d)/g)].map(([, index]) => issues[Number(index)])).toEqual(closed);
  expect(all).not.toContain("gh issue create");
  expect([...reportWith("").matchAll(/gh issue create --title (.*) --body/g)].map(([, title]) => title)).toEqual(opened);
});

const OTHERS = `echo 'Another issue'; echo '${DIFFERS} again'`;
const KNOWN = `${OTHERS}; echo '${DIFFERS}'`;

test.each([
  ["starts a deployment", "false", OTHERS, 1, { exitCode: 0, outputs: [] }],
  ["calls the build hook", "true", OTHERS, 1, { exitCode: 0, outputs: [] }],
  ["starts one, but waits for none, if a build is known not to help", "false", KNOWN, 1, { exitCode: 0, outputs: ["wait=false"] }],
  ["calls no build hook then: a host's builds may cost credits", "true", KNOWN, 0, { exitCode: 0, outputs: ["wait=false"] }],
  ["starts nothing if GitHub cannot be asked", "true", "echo 'HTTP 503' >&2; exit 1", 0, { exitCode: 1, output: "HTTP 503\n" }],
])("a site that differs %s", (_, HAS_BUILD_HOOK, issues, starts, expected) => {
  const list = "gh api --method GET repos/octo/website/issues -f creator=github-actions[bot] -f state=open *";
  const result = runScript("start-release.sh", { [list]: issues, "gh workflow *": "" }, { TITLE: DIFFERS, HAS_BUILD_HOOK });
  expect(result).toMatchObject(expected);
  expect(result.calls.filter((call) => call === "0 gh workflow run release.yml --ref main")).toHaveLength(starts);
});
