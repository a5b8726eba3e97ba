/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { githubRelease } from "../support/githubReleases";
import { readFromRepository } from "../support/repositoryFiles";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

/** The shell commands of the step in README.md. */
const [, commands = ""] =
  /- run: \|\n((?: {4}.*\n)*? {4}gh release edit .*\n)/.exec(readFromRepository("README.md")) ?? [];

/** A `gh` that has one release, with its notes in a file. */
const GH = `gh() {
  case "$*" in
    "release view v1.9.0 --json body --jq .body") cat notes ;;
    "release edit v1.9.0 --notes-file -") cat > edited && mv edited notes ;;
    *) return 1 ;;
  esac
}
`;

/** Runs the step for a release with these notes. Gives the notes afterwards. */
function edit(...lines: string[]) {
  folder.write("notes", lines.join("\r\n"));
  const env = { ...process.env, TAG: "v1.9.0" };
  execFileSync("bash", ["-e", "-c", GH + commands], { cwd: folder.resolve(), env });
  return folder.read("notes");
}

const featuresOf = (body: string) =>
  checkGitHubReleases([githubRelease(9, { body })]).releases[0]?.features;

const PULL = "https://github.com/octo/player/pull";
const END = [
  "## New Contributors",
  `* @mona made their first contribution in ${PULL}/12`,
  "",
  "**Full Changelog**: https://github.com/octo/player/compare/v1.8.0...v1.9.0",
];
const GENERATED = [
  "<!-- Release notes generated using configuration in .github/release.yml at main -->",
  "",
  "## What's Changed",
  "### Other Changes",
  `* The sleep timer fades out by @mona in ${PULL}/12`,
  `* Bump valibot from 1.4.0 to 1.5.0 by @dependabot[bot] in ${PULL}/13`,
  `- Stand by @ease * in a title - by @octo-cat in ${PULL}/14`,
  "- A line of a person",
  "",
  ...END,
];
const FEATURES = [
  "The sleep timer fades out",
  "Bump valibot from 1.4.0 to 1.5.0",
  "Stand by @ease * in a title -",
  "A line of a person",
];

test("the step in the README makes feature lines of GitHub's generated notes", () => {
  expect(featuresOf(GENERATED.join("\r\n"))).toEqual([]);
  const notes = edit(...GENERATED);
  expect(featuresOf(notes)).toEqual(FEATURES);
  expect(notes).toContain(END.join("\r\n"));
  expect(edit(notes)).toBe(`${notes.trimEnd()}\n`);
});

test("it leaves a list before and behind the changes, and needs no new contributors", () => {
  const notes = edit("* before", ...GENERATED.slice(2, 5), END[3] ?? "", "", "* after");
  expect(featuresOf(notes)).toEqual(FEATURES.slice(0, 1));
  expect(notes).toMatch(/^\* before\r\n.*\n\* after\n$/s);
});
