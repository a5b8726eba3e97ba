import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { EngineProgram } from "../../harness/engines";
import type { Key, Preferences, Visitor } from "./visitor";
import { openHttpSession, openMarionetteSession, type WebDriverSession } from "./webDriver";

/** Milliseconds to wait for an element, or until the window has its size. */
const LIMIT = 10_000;

/** Milliseconds that a script may take, such as one that scrolls through a long page on a busy machine. Browsers allow 30 seconds. */
const SCRIPT_LIMIT = 120_000;

/** The characters that stand for keys (WebDriver, section 17.4.2). */
const KEYS: Record<Key, string> = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE007", ArrowRight: "\uE014", End: "\uE010" };

/** The name of the field with an element's number (WebDriver, section 12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const elementsSchema = v.array(v.object({ [ELEMENT]: v.string() }));

/** A running browser: its session, and what to do after it. */
interface Running {
  session: WebDriverSession;
  stop: () => Promise<void>;
}

/**
 * Starts a visitor whose browser WebDriver drives: Firefox as it is published, or WebKitGTK.
 *
 * @param profile an empty folder for the browser's settings
 */
export async function startWebDriverVisitor(
  program: Exclude<EngineProgram, { drivenBy: "playwright" }>,
  profile: string,
  preferences: Preferences,
): Promise<Visitor> {
  const { session, stop } = await (program.drivenBy === "marionette"
    ? startFirefox(program.firefox, profile, preferences)
    : startWebKit(program, profile, preferences));
  const evaluate: Visitor["evaluate"] = (script, ...given) =>
    session.run("ExecuteScript", { script: `return (${script})(...arguments)`, args: given });
  const find = async (selector: string, text: string) => {
    const end = Date.now() + LIMIT;
    for (;;) {
      const [element, ...others] = v.parse(elementsSchema, await evaluate(findVisible, selector, text));
      if (element && others.length === 0) return element[ELEMENT];
      if (Date.now() > end)
        throw new Error(`${others.length + (element ? 1 : 0)} elements are ${selector} with "${text}", not one.`);
      await wait(50);
    }
  };
  return {
    open: async (url) => {
      await session.run("Navigate", { url });
    },
    back: async () => {
      await session.run("Back");
    },
    forward: async () => {
      await session.run("Forward");
    },
    reload: async () => {
      await session.run("Refresh");
    },
    resize: (width, height) => resize(session, evaluate, width, height),
    evaluate,
    click: async (selector, text = "") => {
      await clickElement(session, await find(selector, text));
    },
    press: async (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      await session.run("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    choose: async (selector, file) => {
      await session.run("ElementSendKeys", { id: await find(selector, ""), text: file });
    },
    select: async (selector, value) => {
      const option = v.parse(elementsSchema, await evaluate(findOption, selector, value))[0];
      if (!option) throw new Error(`${selector} has no option ${value}.`);
      await clickElement(session, option[ELEMENT]);
    },
    complaints: (siteUrl) => readConsole(session, siteUrl),
    screenshot: async () => Buffer.from(v.parse(v.string(), await session.run("TakeScreenshot", { full: false })), "base64"),
    close: async () => {
      try {
        await session.close();
      } finally {
        await stop();
      }
    },
  };
}

/**
 * Scrolls to an element and presses it. WebKit would measure it before a section that the window has just reached is laid out, and
 * find nothing to press.
 */
async function clickElement(session: WebDriverSession, id: string | undefined): Promise<void> {
  const scroll = `(arguments[0].closest("select") ?? arguments[0]).scrollIntoView({ block: "nearest", behavior: "instant" });`;
  await session.run("ExecuteScript", { script: scroll, args: [{ [ELEMENT]: id }] });
  // A few frames. A page without scripts cannot wait for them itself.
  await wait(100);
  await session.run("ElementClick", { id });
}

/** The visible elements that a selector finds and that have a text or label. It runs in pages. */
function findVisible(selector: string, text: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.getClientRects().length > 0 && (element.getAttribute("aria-label") ?? element.textContent ?? "").includes(text),
  );
}

/** The options of a select element with this value. It runs in pages. */
function findOption(selector: string, value: string): Element[] {
  const options = [...document.querySelectorAll(`${selector} option`)];
  return options.filter((option) => option instanceof HTMLOptionElement && option.value === value);
}

/** Firefox without a window. Its settings are those of a new profile, but it asks Mozilla for nothing. */
async function startFirefox(program: string, profile: string, { scripts, reducedMotion }: Preferences): Promise<Running> {
  const port = await freePort();
  const settings = {
    "marionette.port": port,
    "javascript.enabled": scripts,
    "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
    "intl.accept_languages": "en-US",
    "app.normandy.enabled": false,
    "browser.safebrowsing.update.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "nimbus.rollouts.enabled": false,
    "services.settings.server": "data:,",
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  await writeFile(path.join(profile, "user.js"), lines.join(""));
  const options = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile];
  const firefox = spawn(program, options, { stdio: "ignore", env: { ...process.env, TZ: "UTC" } });
  return open(() => openMarionetteSession(port), [firefox]);
}

/** WebKitGTK's small browser, on a screen in memory. */
async function startWebKit(
  { driver, browser, screen }: Extract<EngineProgram, { drivenBy: "webdriver" }>,
  profile: string,
  { scripts, reducedMotion }: Preferences,
): Promise<Running> {
  // The window is as narrow as its bar allows, so the bar shrinks. GTK's animations are what the media query asks for.
  await mkdir(path.join(profile, "gtk-3.0"));
  await writeFile(
    path.join(profile, "gtk-3.0", "gtk.css"),
    "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; -gtk-icon-transform: scale(0.1); }",
  );
  await writeFile(path.join(profile, "gtk-3.0", "settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  const xvfb = spawn(screen, ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once("error", reject).once("exit", () => reject(new Error("Xvfb ended before it had a screen.")));
    xvfb.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: profile, TZ: "UTC", LANG: "C.UTF-8" };
  const webDriver = spawn(driver, [`--port=${port}`], { stdio: "ignore", env: environment });
  const capabilities = {
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation", `--enable-javascript=${scripts}`] },
  };
  return open(() => openHttpSession(port, capabilities), [webDriver, xvfb]);
}

/** Opens a session with programs that were started for it; ends the programs if it cannot be opened, and after it. */
async function open(openSession: () => Promise<WebDriverSession>, programs: ChildProcess[]): Promise<Running> {
  const stop = async () => {
    for (const program of programs) {
      if (program.exitCode !== null || program.signalCode !== null) continue;
      const ended = new Promise<void>((resolve) => program.once("exit", () => resolve()));
      program.kill();
      await ended;
    }
  };
  try {
    const session = await openSession();
    await session.run("SetTimeouts", { script: SCRIPT_LIMIT });
    return { session, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function resize(session: WebDriverSession, evaluate: Visitor["evaluate"], width: number, height: number): Promise<void> {
  const measure = async () =>
    v.parse(v.tuple([v.number(), v.number()]), await evaluate(() => [window.innerWidth, window.innerHeight]));
  if (session.runPrivileged) {
    // A window of Firefox is at least 500 pixels wide, so the page's part of it gets the size.
    await session.runPrivileged(
      `const { style } = gBrowser.selectedBrowser;
      [style.width, style.height] = [arguments[0] + "px", arguments[1] + "px"];
      style.flex = "none";`,
      [width, height],
    );
  }
  const end = Date.now() + LIMIT;
  let windowHeight = height;
  for (let look = 0; ; look += 1) {
    // WebKit's window has a bar, whose height is what the page lacks. It is asked for again, because a busy machine may take a while.
    if (!session.runPrivileged && look % 10 === 0) await session.run("SetWindowRect", { width, height: windowHeight });
    await wait(50);
    const [seenWidth, seenHeight] = await measure();
    if (seenWidth === width && seenHeight === height) return;
    if (look % 10 === 9) windowHeight += height - seenHeight;
    if (Date.now() > end) throw new Error(`The window is ${seenWidth} by ${seenHeight} pixels, not ${width} by ${height}.`);
  }
}

/**
 * Reads and empties Firefox's own console, with everything that it says about the pages of a site: policies, styles, scripts, the
 * network. What it says about an earlier test's site may come late: that a script did not load, because that test has ended.
 */
async function readConsole(session: WebDriverSession, siteUrl: string): Promise<string[]> {
  if (!session.runPrivileged) return [];
  const messages = await session.runPrivileged(
    `const messages = Services.console.getMessageArray().filter((message) => message instanceof Ci.nsIScriptError);
    Services.console.reset();
    return messages.filter(({ sourceName }) => sourceName.startsWith(arguments[0])).map(({ category, errorMessage }) => category + ": " + errorMessage);`,
    [siteUrl],
  );
  // On a busy machine, a script runs seconds after its preload. `collectComplaints` leaves this out too.
  return v.parse(v.array(v.string()), messages).filter((text) => !text.includes("preload was not used within a few seconds"));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("There is no free port.")),
      );
    });
  });
}
