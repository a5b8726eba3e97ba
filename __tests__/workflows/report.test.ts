/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// The script runs with a fake `gh` on its PATH. It notes the arguments of each call, and prints the list of open issues.
const SCRIPT = path.join(__dirname, "..", "..", ".github", "workflows", "report.sh");
const TITLE = "The website could not be published";
const OWN = "github-actions[bot]";
const RUN = "https://github.example/octo/website/actions/runs/7";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script while these issues are open. Returns its exit code, and the calls of `gh` that change something. */
function report(result: string, openIssues: string[], gh = 'if [[ $1 == api ]]; then cat "$ISSUES"; fi', run: string[] = []) {
  const files = { gh: path.join(folder, "gh"), calls: path.join(folder, "calls"), issues: path.join(folder, "issues") };
  writeFileSync(files.gh, `#!/usr/bin/env bash\nprintf '%s|' "$GH_REPO" "$@" >> "$CALLS"; echo >> "$CALLS"\n${gh}\n`);
  chmodSync(files.gh, 0o755);
  writeFileSync(files.calls, "");
  writeFileSync(files.issues, openIssues.map((issue) => `${issue}\n`).join(""));
  const { status } = spawnSync("bash", [SCRIPT, result, TITLE, ...run], {
    env: {
      PATH: `${folder}${path.delimiter}${process.env.PATH}`,
      CALLS: files.calls,
      ISSUES: files.issues,
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_REPOSITORY: "octo/website",
      GITHUB_RUN_ID: "7",
      NODE_ENV: "test",
    },
  });
  const calls = readFileSync(files.calls, "utf8").trim().split("\n");
  expect(calls[0]).toMatch(
    /^octo\/website\|api\|--paginate\|--method\|GET\|repos\/octo\/website\/issues\|-f\|creator=github-actions\[bot\]\|-f\|state=open\|/,
  );
  return { status, changes: calls.slice(1) };
}

test.each(["failure", "cancelled", "skipped"])("a run that ends as %s opens an issue that links to its log", (result) => {
  const { status, changes } = report(result, [`3 ${OWN} Another title`, `4 ${OWN} ${TITLE} again`]);
  expect(status).toBe(0);
  expect(changes).toEqual([expect.stringContaining(`octo/website|issue|create|--title|${TITLE}|--body|`)]);
  expect(changes[0]).toContain(RUN);
});

test("an issue links to the log of another run, if that is where the failure was", () => {
  const { changes } = report("failure", [], undefined, ["42"]);
  expect(changes[0]).toContain("https://github.example/octo/website/actions/runs/42 ");
});

test("another failure does not change the open issue", () => {
  expect(report("failure", [`3 ${OWN} Another title`, `12 ${OWN} ${TITLE}`])).toEqual({ status: 0, changes: [] });
});

test("the next success closes the issue and no other", () => {
  const { status, changes } = report("success", [`3 ${OWN} Another title`, `12 ${OWN} ${TITLE}`]);
  expect(status).toBe(0);
  expect(changes).toEqual([`octo/website|issue|close|12|--comment|All is well again: ${RUN}|`]);
});

test.each(["octo", "renovate[bot]", "github-actions"])(
  "an issue by %s with the same title neither counts nor is closed",
  (author) => {
    const { changes } = report("failure", [`12 ${author} ${TITLE}`]);
    expect(changes).toEqual([expect.stringContaining(`|issue|create|--title|${TITLE}|`)]);
    expect(report("success", [`12 ${author} ${TITLE}`]).changes).toEqual([]);
    expect(report("success", [`12 ${author} ${TITLE}`, `13 ${OWN} ${TITLE}`]).changes).toEqual([
      expect.stringContaining("|issue|close|13|"),
    ]);
  },
);

test("a success with nothing to close does nothing", () => {
  expect(report("success", [])).toEqual({ status: 0, changes: [] });
});

test("if the list of issues cannot be read, the run fails and opens no second issue", () => {
  const { status, changes } = report("failure", [], "exit 4");
  expect(status).toBe(4);
  expect(changes).toEqual([]);
});
