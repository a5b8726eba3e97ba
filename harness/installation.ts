/** Installs the browsers that the tests need, with the package manager on Debian as root, else with Playwright. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Milliseconds for one command: enough for 200 MB at 1 MB a second. */
const TIME_LIMIT = 300_000;

/**
 * Installs packages with Debian's package manager.
 *
 * @param what the reason that is printed before each command, such as "No Firefox found"
 * @returns whether all commands succeeded; false if this is not Debian or not root. Ubuntu does not count: its packages of browsers
 * are snaps, which do not run in a container
 */
export function installDebianPackages(what: string, packages: readonly string[]): boolean {
  return (
    isDebian() &&
    process.getuid?.() === 0 &&
    runs(what, "apt-get", ["update", "-qq"]) &&
    runs(what, "apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages])
  );
}

/**
 * Installs a browser with Playwright, in the version that it brings. In CI, it installs the system's libraries too. That needs sudo,
 * which a CI gives without a password; a person may not want it.
 *
 * @param what the reason that is printed before the command
 * @returns whether it succeeded
 */
export function installWithPlaywright(what: string, browser: string): boolean {
  const libraries = process.env.CI ? ["--with-deps"] : [];
  return runs(what, "npx", ["playwright", "install", ...libraries, browser]);
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/** Runs a command, which prints its own errors; who called this looks for the program and says what to do. */
function runs(what: string, command: string, options: readonly string[]): boolean {
  console.log(`${what}; running: ${command} ${options.join(" ")}`);
  try {
    execFileSync(command, options, { stdio: ["ignore", "ignore", "inherit"], timeout: TIME_LIMIT });
    return true;
  } catch {
    return false;
  }
}
