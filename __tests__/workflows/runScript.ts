import { type StdioOptions, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Answers of fake commands: each call with its arguments, `*` for anything, and the Bash that answers it at the second `$NOW`. */
export type Answers = Record<string, string>;

/**
 * Runs a script of `.github/scripts` with fake commands, in an instant: `sleep` only sets a clock forward. Other calls are noted with
 * their second and what they read; those without an answer fail. The outputs are for the steps and jobs after it.
 */
export function runScript(name: string, answers: Answers, variables: Record<string, string> = {}, args: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "script-"));
  const file = (base: string) => path.join(folder, base);
  const linesOf = (base: string) => readFileSync(file(base), "utf8").split("\n").filter(Boolean);
  const patternOf = (call: string) => call.replace(/[^*]+/g, (part) => `'${part}'`);
  const cases = Object.entries(answers).map(([call, answer]) => `${patternOf(call)}) ${answer};;`);
  const fake = `#!/usr/bin/env bash
    NOW=$(< "${file("now")}")
    line="\${0##*/} $*"
    if [[ $line == sleep* ]]; then echo $((NOW + $1)) > "${file("now")}"; exit; fi
    if [[ $line == *"--config -"* ]]; then read -r input; fi
    echo "$NOW $line\${input:+ < $input}" >> "${file("calls")}"
    case $line in
      ${cases.join("\n")}
      *) echo "unexpected: $line" >&2; exit 64;;
    esac`;
  const PATH = `${folder}${path.delimiter}${process.env.PATH}`;
  const github = { GITHUB_SERVER_URL: "https://github.example", GITHUB_REPOSITORY: "octo/website", GITHUB_RUN_ID: "7" };
  const env = { NODE_ENV: "test", PATH, ...github, GITHUB_OUTPUT: file("outputs"), GH_REPO: "octo/website", ...variables } as const;
  try {
    writeFileSync(file("now"), "0");
    for (const empty of ["calls", "outputs"]) writeFileSync(file(empty), "");
    for (const command of ["gh", "curl", "npm", "sleep"]) writeFileSync(file(command), fake, { mode: 0o755 });
    const script = path.join(__dirname, "..", "..", ".github", "scripts", name);
    // With a pipe as standard input, Bash takes itself for a remote shell, and reads the user's own settings.
    const stdio: StdioOptions = ["ignore", "pipe", "inherit"];
    const { status, stdout } = spawnSync("bash", ["-c", 'bash "$@" 2>&1', "", script, ...args], { encoding: "utf8", stdio, env });
    return { exitCode: status, output: stdout, calls: linesOf("calls"), outputs: linesOf("outputs") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
