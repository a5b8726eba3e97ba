/** Runs the shell scripts of the workflows with fake commands, in an instant: `sleep` only sets a clock forward. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// By its path, because a script may call `bash`, and a test may replace that command.
const BASH = "/bin/bash";

/** A call of a fake command. */
interface Call {
  /** Seconds since the start of the script, as far as it slept. */
  at: number;
  /** The command and its arguments. */
  line: string;
  /** What it got on standard input. */
  input: string;
}

/** What a script did. */
export interface ScriptResult {
  exitCode: number | null;
  /** What it printed, on both streams, in this order. */
  output: string;
  /** The calls of fake commands, in their order, without `sleep`. */
  calls: Call[];
  /** The lines that it wrote for the steps after it. */
  outputs: string[];
  /** How many seconds it slept in all. */
  slept: number;
}

/**
 * Runs a script as GitHub does: by `bash -e`. Each fake command is a piece of Bash that prints the answer; `$NOW` in it is the time
 * in seconds since the start. The script gets no other variable than the given ones.
 */
export function runScript(script: string, env: Record<string, string>, fakes: Record<string, string>): ScriptResult {
  const folder = mkdtempSync(path.join(tmpdir(), "script-"));
  const file = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(file(name), "utf8");
  try {
    writeFileSync(file("now"), "0");
    for (const name of ["calls", "outputs"]) writeFileSync(file(name), "");
    const commands: Record<string, string> = { sleep: `echo $((NOW + $1)) > "${file("now")}"` };
    for (const [name, answer] of Object.entries(fakes)) {
      // A line for each call: the time, the command with its arguments, and standard input, which only curl is ever told to read.
      commands[name] = `
        input=""; if [[ "$*" == *"--config -"* ]]; then read -r input; fi
        line="${name} $*"
        printf '%s\\t%s\\t%s\\n' "$NOW" "\${line//$'\\n'/ }" "$input" >> "${file("calls")}"
        ${answer}`;
    }
    for (const [name, body] of Object.entries(commands)) {
      writeFileSync(file(name), `#!${BASH}\nNOW=$(< "${file("now")}")\n${body}\n`);
      chmodSync(file(name), 0o755);
    }
    const { status, stdout } = spawnSync(BASH, ["--norc", "-e", "-c", `exec 2>&1\n${script}`], {
      encoding: "utf8",
      input: "",
      env: { NODE_ENV: "test", PATH: `${folder}${path.delimiter}${process.env.PATH}`, GITHUB_OUTPUT: file("outputs"), ...env },
    });
    const calls = read("calls")
      .split("\n")
      .filter(Boolean)
      .map((call) => {
        const [at, line = "", input = ""] = call.split("\t");
        return { at: Number(at), line, input };
      });
    return {
      exitCode: status,
      output: stdout,
      calls,
      outputs: read("outputs").split("\n").filter(Boolean),
      slept: Number(read("now")),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
