/** Copies of the site to build, so that nothing touches the caches and the output of the working folder. */
import { spawn, spawnSync } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { SOURCES } from "../src/publishing/startBuild";
import { SETTING_VARIABLES } from "../src/site/settings";

/** The folder of the repository. */
export const PROJECT = path.join(__dirname, "..");

const IS_WINDOWS = process.platform === "win32";

const SETTINGS: readonly string[] = [...SETTING_VARIABLES, "GITHUB_TOKEN"];

/** What a build or command printed, on both streams, and its exit code. */
export interface BuildResult {
  exitCode: number;
  output: string;
}

/** A copy of the site with its own caches and settings, so that builds from different lists do not affect each other. */
export interface SiteCopy {
  directory: string;
  /** Builds with these settings only. Caches stay from one build to the next. Kills the build as soon as it has printed `endAt`. */
  build: (settings?: Record<string, string>, endAt?: string) => Promise<BuildResult>;
  /** Runs a shell command in the copy's folder, with these settings only. */
  run: (line: string, settings?: Record<string, string>) => Promise<BuildResult>;
}

/** Makes a fresh copy in `.sites/{name}`, without caches and without any output. A copy of that name is replaced. */
export async function copySite(name: string): Promise<SiteCopy> {
  const directory = path.join(PROJECT, ".sites", name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await Promise.all(
    [...SOURCES, "scripts"].map((source) => cp(path.join(PROJECT, source), path.join(directory, source), { recursive: true })),
  );
  // A junction, because Windows lets few users make another link.
  await symlink(path.join(PROJECT, "node_modules"), path.join(directory, "node_modules"), "junction");
  const run = (line: string, settings: Record<string, string> = {}, endAt?: string) => runCommand(line, directory, settings, endAt);
  return { directory, build: (settings, endAt) => run("npm run build", settings, endAt), run };
}

async function runCommand(line: string, cwd: string, settings: Record<string, string>, endAt?: string): Promise<BuildResult> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)));
  const env = { ...inherited, NODE_ENV: "production", ...settings };
  const child = spawn(line, { shell: true, detached: !IS_WINDOWS, cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      if (endAt && output.includes(endAt) && child.pid) killAll(child.pid);
    });
  }
  const exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  return { exitCode, output };
}

/** Kills a shell and what it has started. Elsewhere than on Windows, they are a group of processes, because the shell is detached. */
function killAll(shell: number): void {
  if (IS_WINDOWS) spawnSync("taskkill", ["/F", "/T", "/PID", String(shell)]);
  else process.kill(-shell, "SIGKILL");
}
