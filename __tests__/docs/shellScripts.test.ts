/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFromRepository } from "../support/repositoryFiles";

/** Runs the script of a file as GitHub does, with shell functions in place of programs. */
function run(file: string, functions: string, variables: Record<string, string>): string {
  const [, script] = /run: \|\n((?: {4}.*\n)+)/.exec(readFromRepository(file)) ?? [];
  const env = { ...process.env, LC_ALL: "C", ...variables };
  return execFileSync("bash", ["-e", "-c", `${functions}\n${script}`], { env, encoding: "utf8" });
}

test("the step for generated notes makes feature lines of them, without the authors", () => {
  const functions = 'gh() { if [[ $2 == view ]]; then echo "$NOTES"; else cat; fi; }';
  const url = "https://github.com/octo/player/pull/1";
  const NOTES = `## What's Changed
* The timer fades out by @alice in ${url}
* Lyrics scroll by @alice with @bob in ${url}
* Sorted by @-names by @a and @b in ${url}

**Full Changelog**: ${url}`;
  expect(run("docs/releases.md", functions, { NOTES, TAG: "v1" })).toBe(`## What's Changed:
#### The timer fades out
#### Lyrics scroll
#### Sorted by @-names

**Full Changelog**: ${url}
`);
});
