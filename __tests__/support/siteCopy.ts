/** Copies of the site to build, so that a test changes no cache and no output of the project. */
import { spawn } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { SETTING_VARIABLES } from "./settingVariables";

const PROJECT = path.join(__dirname, "..", "..");

/** All that a build and its commands need, except for the packages. */
const SOURCES = [
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package-lock.json", "package.json", "scripts", "src", "static", "tsconfig.json"],
];

/** The exit code and the output of a command, from both streams. */
interface CommandResult {
  exitCode: number;
  output: string;
}

/** A copy of the site, to build with settings of its own. */
export interface SiteCopy {
  directory: string;
  /** Builds with these settings only. */
  build: (settings?: Record<string, string>) => Promise<CommandResult>;
  /** Runs a shell command in the copy's folder, with these settings only. */
  run: (line: string, settings?: Record<string, string>) => Promise<CommandResult>;
}

/** Makes a copy in `.sites/{name}`, without caches and output. It replaces an older copy. */
export async function copySite(name: string): Promise<SiteCopy> {
  const directory = path.join(PROJECT, ".sites", name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await Promise.all(
    SOURCES.map((source) =>
      cp(path.join(PROJECT, source), path.join(directory, source), { recursive: true }),
    ),
  );
  const packages = path.join(PROJECT, "node_modules");
  // A junction, because Windows lets few users make another link.
  await symlink(packages, path.join(directory, "node_modules"), "junction");
  const run = (line: string, settings = {}) => runCommand(line, directory, settings);
  return { directory, build: (settings) => run("npm run build", settings), run };
}

async function runCommand(
  line: string,
  cwd: string,
  settings: Record<string, string>,
): Promise<CommandResult> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SETTING_VARIABLES.includes(name)),
  );
  const env = { ...inherited, GATSBY_TELEMETRY_DISABLED: "1", ...settings };
  const child = spawn(line, { shell: true, cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const exitCode = await new Promise<number>((resolve) =>
    child.on("close", (code) => resolve(code ?? 1)),
  );
  return { exitCode, output };
}
