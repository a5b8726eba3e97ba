/** What needs more than any Chromium: which of it can be tested on this machine. */
import { type BrowserType, firefox, webkit } from "@playwright/test";
import { hasWholeChromium, provideChromium } from "../../scripts/chromium";

/** Only a whole Chromium has it. */
export const BACK_FORWARD_CACHE = "back-forward cache";

/** The environment variable with the names of what cannot be tested. Playwright's workers inherit it. */
const MISSING_VARIABLE = "MISSING_ENGINES";

/** Whether the tests of an engine, or of a part of one, must be skipped, because it does not run on this machine. */
export function isMissing(name: string): boolean {
  return (process.env[MISSING_VARIABLE] ?? "").split(",").includes(name);
}

/** What cannot be tested everywhere; each with the project of playwright.config.ts, and tells why it cannot run, or null. */
const NEEDS: { name: string; project: string; reasonAgainst: () => Promise<string | null> }[] = [
  {
    name: BACK_FORWARD_CACHE,
    project: "chromium",
    reasonAgainst: async () => {
      await provideChromium();
      return hasWholeChromium() ? null : "a headless shell has none; install chromium, or run npx playwright install chromium";
    },
  },
  { name: "firefox", project: "firefox", reasonAgainst: () => tryContext(firefox) },
  { name: "webkit", project: "webkit", reasonAgainst: () => tryContext(webkit) },
];

/**
 * A global setup of the browser tests: opens a context in each engine that they ask for, and says at the start and at the end what
 * could not be tested.
 *
 * @throws Error if one is missing in GitHub Actions. What passes there is published, so it must not pass untested
 */
export default async function checkEngines(): Promise<() => void> {
  const missing = new Map<string, string>();
  for (const { name, project, reasonAgainst } of NEEDS) {
    const reason = isAskedFor(project) ? await reasonAgainst() : null;
    if (reason) missing.set(name, `NOT TESTED: ${name} (${reason})`);
  }
  process.env[MISSING_VARIABLE] = [...missing.keys()].join();
  const say = () => {
    for (const line of missing.values()) console.log(line);
  };
  if (missing.size > 0 && process.env.GITHUB_ACTIONS) throw new Error([...missing.values()].join("\n"));
  say();
  return say;
}

/** Whether this run of Playwright includes a project. Without the option --project, it includes all. */
function isAskedFor(project: string): boolean {
  const chosen = process.argv.flatMap((argument, index, all) => {
    if (argument === "--project") return [all[index + 1]];
    return argument.startsWith("--project=") ? [argument.slice("--project=".length)] : [];
  });
  return chosen.length === 0 || chosen.includes(project);
}

async function tryContext(engine: BrowserType): Promise<string | null> {
  const advice = `run npx playwright install --with-deps ${engine.name()}`;
  try {
    const browser = await engine.launch();
    await browser.newContext();
    await browser.close();
    return null;
  } catch (error) {
    const [reason = ""] = String(error)
      .replace(/^Error: /, "")
      .split("\n");
    return `${reason}; ${advice}`;
  }
}
