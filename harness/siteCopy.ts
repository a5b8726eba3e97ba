/** Copies of the site to build and serve, so that nothing touches the caches and the output of the working folder. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { createConnection } from "node:net";
import path from "node:path";
import { KEPT_FOLDER } from "../src/site/keptFolder";
import { SETTING_VARIABLES } from "../src/site/settings";

const PROJECT = path.join(__dirname, "..");
const SOURCES = [
  ".babelrc.json",
  "harness",
  "scripts",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];
const SETTINGS: readonly string[] = [...SETTING_VARIABLES, "GITHUB_TOKEN"];

/** What a build or command printed, on both streams, and its exit code. */
export interface BuildResult {
  exitCode: number;
  output: string;
}

/** When to kill a build. */
export interface BuildEnd {
  /** As soon as the build has printed this text. */
  endAt?: string;
  /** After this many milliseconds. */
  endAfter?: number;
}

/** A copy of the site with its own caches and settings, so that builds from different lists do not affect each other. */
export interface SiteCopy {
  directory: string;
  /** Builds with these settings only. Caches stay from one build to the next. Kills the build if an end is given. */
  build: (settings?: Record<string, string>, end?: BuildEnd) => Promise<BuildResult>;
  /** Runs a shell command in the copy's folder, with these settings only. */
  run: (line: string, settings?: Record<string, string>) => Promise<BuildResult>;
  /**
   * Removes the output, and what a build keeps for the next one. Only webpack's caches stay, so the next build finds what a first
   * build finds, but takes half of its time.
   */
  forgetBuilds: () => Promise<void>;
  /**
   * Copies the folder as it is now to `.sites/{name}`, to be served from there. The copy must not be built: webpack's caches hold
   * full paths, and a build with the caches of another folder fails.
   */
  saveAs: (name: string) => Promise<SiteCopy>;
  /** Serves the last build with Gatsby's own server until `stop` is called. The URL includes the path prefix. */
  serve: (port: number, settings?: Record<string, string>) => Promise<{ url: string; stop: () => Promise<void> }>;
}

/** Makes a fresh copy in `.sites/{name}`, without caches and without any output. A copy of that name is replaced. */
export async function copySite(name: string): Promise<SiteCopy> {
  const site = openSite(name);
  await rm(site.directory, { recursive: true, force: true });
  await mkdir(site.directory, { recursive: true });
  await Promise.all(
    SOURCES.map((source) => cp(path.join(PROJECT, source), path.join(site.directory, source), { recursive: true })),
  );
  await symlink(path.join(PROJECT, "node_modules"), path.join(site.directory, "node_modules"));
  return site;
}

/** The copy that {@link copySite} has made in `.sites/{name}`, with what the builds in it have left. */
export function openSite(name: string): SiteCopy {
  const directory = path.join(PROJECT, ".sites", name);
  return {
    directory,
    build: (settings, end) => result(gatsby(directory, ["build"], settings), end),
    run: (line, settings) => result(spawn(line, { shell: true, ...options(directory, settings) })),
    forgetBuilds: async () => {
      for (const folder of ["public", KEPT_FOLDER]) await rm(path.join(directory, folder), { recursive: true, force: true });
    },
    saveAs: async (other) => {
      const copy = openSite(other);
      await rm(copy.directory, { recursive: true, force: true });
      await cp(directory, copy.directory, { recursive: true, verbatimSymlinks: true });
      return copy;
    },
    serve: (port, settings) => serve(directory, port, settings),
  };
}

function gatsby(directory: string, command: string[], settings?: Record<string, string>): ChildProcess {
  const program = path.join("node_modules", "gatsby", "cli.js");
  return spawn(process.execPath, [program, ...command, "--prefix-paths"], options(directory, settings));
}

function options(directory: string, settings: Record<string, string> = {}): SpawnOptions {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)));
  return {
    cwd: directory,
    env: { ...environment, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  };
}

async function result(process: ChildProcess, { endAt, endAfter }: BuildEnd = {}): Promise<BuildResult> {
  let output = "";
  const timer = endAfter === undefined ? undefined : setTimeout(() => process.kill("SIGKILL"), endAfter);
  for (const stream of [process.stdout, process.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
      if (endAt && output.includes(endAt)) process.kill("SIGKILL");
    });
  }
  const exitCode = await new Promise<number>((resolve) => process.on("close", (code) => resolve(code ?? 1)));
  clearTimeout(timer);
  return { exitCode, output };
}

async function serve(directory: string, port: number, settings: Record<string, string> = {}) {
  if (await isOpen(port))
    throw new Error(`Port ${port} is in use. Stop the process that listens there, or the tests would visit another site.`);
  const process = gatsby(directory, ["serve", "--port", String(port), "--host", "127.0.0.1"], settings);
  const ended = new Promise<void>((resolve) => process.on("close", () => resolve()));
  await waitForPort(port, process);
  return {
    url: `http://127.0.0.1:${port}${settings.PATH_PREFIX ?? ""}`,
    stop: async () => {
      process.kill();
      await ended;
    },
  };
}

async function waitForPort(port: number, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (process.exitCode !== null) throw new Error(`gatsby serve ended with ${process.exitCode} before port ${port} was open.`);
    if (await isOpen(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.kill();
  throw new Error(`Nothing answered on port ${port} within a minute.`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}
