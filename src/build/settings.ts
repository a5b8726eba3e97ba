import { routes } from "../site/links";

/** The settings of a build (README, "Settings"), without the token, which only sourcing reads. */
export interface Settings {
  /** Null for the sample releases. */
  repository: { owner: string; name: string } | null;
  /** Without a trailing slash. */
  apiUrl: string;
  /** Scheme and host, without a trailing slash. */
  siteUrl: string;
  /** The folder of the published site: "" or "/folder". */
  pathPrefix: string;
  /** Whether the list may share no release with the published site (docs/rules.md, 14.3). */
  acceptNewReleases: boolean;
}

export const DEFAULT_SITE_URL = "http://localhost:9000";

const REPOSITORY = /^([A-Za-z0-9][\w-]*)\/(?!\.+$)([\w.-]+)$/;
// A quote or a semicolon would have a meaning in a content security policy.
const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?(\/[\w.~-]+)*\/*$/;
const PATH_PREFIX = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 *
 * @throws Error that says what the value of a variable must look like
 */
export function readSettings(environment: Environment): Settings {
  return {
    repository: chooseRepository(environment),
    apiUrl: readUrl("RELEASES_API_URL", environment.RELEASES_API_URL || "https://api.github.com"),
    siteUrl: readOrigin("SITE_URL", environment.SITE_URL || DEFAULT_SITE_URL),
    pathPrefix: readPathPrefix(environment.PATH_PREFIX || ""),
    acceptNewReleases: readFlag("ACCEPT_NEW_RELEASES", environment.ACCEPT_NEW_RELEASES),
  };
}

function chooseRepository(environment: Environment) {
  const { RELEASES_REPOSITORY, GITHUB_ACTIONS, GITHUB_REPOSITORY } = environment;
  if (RELEASES_REPOSITORY) return readRepository("RELEASES_REPOSITORY", RELEASES_REPOSITORY);
  // A Codespace sets GITHUB_REPOSITORY too, and nobody there has asked for its releases.
  if (GITHUB_ACTIONS !== "true" || !GITHUB_REPOSITORY) return null;
  return readRepository("GITHUB_REPOSITORY", GITHUB_REPOSITORY);
}

function readFlag(variable: string, value: string | undefined) {
  if (!value || value === "false") return false;
  return value === "true" || fail(variable, value, "; it must be true or false.");
}

function readRepository(variable: string, value: string) {
  const [, owner, name] = REPOSITORY.exec(value) ?? [];
  if (owner && name) return { owner, name };
  return fail(variable, value, '; it must be owner/name, for example "octocat/hello-world".');
}

function readUrl(variable: string, value: string) {
  // Only `href` shows a "?" or "#" at the very end of a URL.
  const url = URL.canParse(value) ? new URL(value).href : "";
  if (PLAIN_URL.test(url)) return url.replace(/\/+$/, "");
  return fail(
    variable,
    value,
    '; it must be a plain http or https URL, for example "https://example.com/api/v3", ' +
      "without user name, password, query, fragment and special characters.",
  );
}

function readOrigin(variable: string, value: string) {
  const url = readUrl(variable, value);
  if (url === new URL(url).origin) return url;
  return fail(variable, value, "; it must end after the host. PATH_PREFIX names the folder.");
}

function readPathPrefix(value: string) {
  const prefix = value.replace(/\/+$/, "");
  if (!PATH_PREFIX.test(prefix))
    fail("PATH_PREFIX", value, '; it must be empty or a path, for example "/arietta".');
  // Gatsby removes the prefix twice, so it would show the home page at /download/download.
  if (Object.values<string>(routes).includes(prefix)) {
    const remedy = "Choose another folder; on GitHub Pages, rename the repository.";
    fail("PATH_PREFIX", value, `, which is the path of a page. ${remedy}`);
  }
  return prefix;
}

function fail(variable: string, value: string, problem: string): never {
  // A value with an @ may hold a password.
  const shown = value.includes("@") ? "malformed" : `"${value}"`;
  throw new Error(`${variable} is ${shown}${problem}`);
}
