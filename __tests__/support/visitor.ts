/** A visitor with a browser of any engine: the few things that the tests of all engines do. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Engine, findEngine } from "../../harness/engines";
import { startPlaywrightVisitor } from "./playwrightVisitor";
import { startWebDriverVisitor } from "./webDriverVisitor";

/** What a test may give to a script in a page, and get back. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The keys that tests press. */
export type Key = "Tab" | "Escape" | "Enter" | "ArrowRight" | "End";

/** How a visitor has set their browser. */
export interface Preferences {
  /** Whether scripts of pages run. */
  scripts: boolean;
  /** Whether the visitor asks for reduced motion. */
  reducedMotion: boolean;
}

/** A visitor: one tab of one browser. */
export interface Visitor {
  /** Opens a URL, and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Changes the size of the window, in CSS pixels, and waits until the page has it. */
  resize: (width: number, height: number) => Promise<void>;
  /**
   * Runs a function in the page, also if the page's own scripts are off.
   *
   * @param script reads nothing but its parameters and what pages have
   * @returns what the function returns, as JSON
   */
  evaluate: <Parameters extends Json[]>(script: (...given: Parameters) => unknown, ...given: Parameters) => Promise<unknown>;
  /**
   * Presses the one visible element that a selector finds, and that has a text or label.
   *
   * @throws Error after 10 seconds if there is none, or more than one
   */
  click: (selector: string, text?: string) => Promise<void>;
  /** Presses a key. */
  press: (key: Key) => Promise<void>;
  /** Chooses a file of this machine in a field. */
  choose: (selector: string, file: string) => Promise<void>;
  /** Chooses the option with a value in a select element. */
  select: (selector: string, value: string) => Promise<void>;
  /** What the browser itself has said since the last question against pages whose URLs start with this one, if it can be asked. */
  complaints: (siteUrl: string) => Promise<string[]>;
  /** A picture of the window, as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/**
 * Starts a browser of an engine.
 *
 * @throws Error if there is none, or if it does not start
 */
export async function startVisitor(engine: Engine, preferences: Preferences): Promise<Visitor> {
  const program = findEngine(engine);
  if (!program) throw new Error(`There is no ${engine}. The global setup of the tests installs it, or skips its tests.`);
  if (program.drivenBy === "playwright") return startPlaywrightVisitor(engine, preferences);
  const profile = await mkdtemp(path.join(tmpdir(), `${engine}-`));
  const removeProfile = () => rm(profile, { recursive: true, force: true });
  try {
    const visitor = await startWebDriverVisitor(program, profile, preferences);
    return { ...visitor, close: () => visitor.close().finally(removeProfile) };
  } catch (error) {
    await removeProfile();
    throw error;
  }
}
