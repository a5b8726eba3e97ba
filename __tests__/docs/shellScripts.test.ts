/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFromRepository } from "../support/repositoryFiles";

// Windows may have no bash.
const testWithBash = process.platform === "win32" ? test.skip : test;

/** Runs the script of a file as GitHub does, with shell functions in place of programs. */
function run(file: string, functions: string): string {
  const [, script] = /run: \|\n((?: {4}.*\n)+)/.exec(readFromRepository(file)) ?? [];
  const env = { ...process.env, LC_ALL: "C", SITE_ADDRESS: "https://player.example" };
  return execFileSync("bash", ["-e", "-c", `${functions}\n${script}`], { env, encoding: "utf8" });
}

const OLD = '"readAt":"2026-11-26T10:00:00.000Z"';
const NEW = '"readAt":"2026-11-27T10:02:00.000Z"';

testWithBash.each([
  ["09:20", OLD, "10:01", "waits"],
  ["10:20", OLD, "10:01", "starts"],
  ["09:20", OLD, "09:59", "starts"],
  ["10:20", NEW, "10:01", "waits"],
  ["10:20", "", "10:01", "waits"],
])("an hour after %s, with the list %j and a Deploy of %s, a change of 10:00 %s", (...row) => {
  const [hourAgo, list, deployed, expected] = row;
  const functions = `
    gh() {
      case $1 in api) echo 2026-11-27T10:00:00Z ;; run) echo 2026-11-27T${deployed}:00Z ;;
        *) echo starts ;; esac
    }
    curl() { echo '${list}'; }
    date() { [[ "$*" == *"1 hour ago"* ]] && echo 2026-11-27T${hourAgo}:00Z; }`;
  const output = run(".github/workflows/missed-releases.yml", functions);
  expect(output.includes("starts")).toBe(expected === "starts");
});

testWithBash(
  "the step for generated notes makes feature lines of them, without the authors",
  () => {
    const url = "https://github.com/octo/player/pull/1";
    const functions = `gh() { [[ $2 == edit ]] && cat || echo "## What's Changed
* The timer fades out by @alice in ${url}
* Lyrics scroll by @alice with @bob in ${url}
* Sorted by @-names by @a and @b in ${url}"; }`;
    const features = "#### The timer fades out\n#### Lyrics scroll\n#### Sorted by @-names\n";
    expect(run("docs/releases.md", functions)).toBe(`## What's Changed:\n${features}`);
  },
);
