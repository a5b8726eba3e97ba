import { isLoopback } from "../releases/urls";
import { routes } from "../site/links";

/** The settings of the commands (README, "Settings"), without the token: see {@link readToken}. */
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
  /** Whether GitHub Actions runs the command, and shows annotations. */
  isGitHubActions: boolean;
}

export const DEFAULT_SITE_URL = "http://localhost:9000";

const REPOSITORY = /^([A-Za-z0-9][\w-]*)\/(?!\.+$)([\w.-]+)$/;
// A quote or a semicolon would have a meaning in a content security policy.
const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?(\/[\w.~-]+)*\/*$/;
const PATH_PREFIX = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables. An empty variable counts as not set. No other code
 * reads such a variable, except for the token.
 *
 * @throws Error that says what the value of a variable must look like
 */
export function readSettings(environment: Environment = process.env): Settings {
  const isGitHubActions = environment.GITHUB_ACTIONS === "true";
  return {
    repository: chooseRepository(environment, isGitHubActions),
    apiUrl: readUrl(
      "RELEASES_API_URL",
      environment.RELEASES_API_URL || "https://api.github.com",
      "https://example.com/api/v3",
    ),
    siteUrl: readOrigin("SITE_URL", environment.SITE_URL || DEFAULT_SITE_URL),
    pathPrefix: readPathPrefix(environment.PATH_PREFIX || ""),
    acceptNewReleases: readFlag("ACCEPT_NEW_RELEASES", environment.ACCEPT_NEW_RELEASES),
    isGitHubActions,
  };
}

/**
 * Reads the token for the API. It is no part of the settings, because publishing must not have it.
 *
 * @throws Error if the token is malformed, or if others could read it on its way to the API
 */
export function readToken(
  { apiUrl }: Settings,
  { GITHUB_TOKEN: token }: Environment = process.env,
): string | undefined {
  if (!token) return undefined;
  // fetch refuses other characters in a header, and its error message would quote the token.
  if (!/^[\x21-\x7E]+$/.test(token)) {
    throw new Error("GITHUB_TOKEN is malformed: remove spaces and line breaks from it.");
  }
  const url = new URL(apiUrl);
  if (url.protocol !== "https:" && !isLoopback(url)) {
    throw new Error(
      `RELEASES_API_URL is ${apiUrl}, and http would show GITHUB_TOKEN to others. ` +
        "Use https, or remove the token.",
    );
  }
  return token;
}

function chooseRepository(environment: Environment, isGitHubActions: boolean) {
  const { RELEASES_REPOSITORY, GITHUB_REPOSITORY } = environment;
  if (RELEASES_REPOSITORY) return readRepository("RELEASES_REPOSITORY", RELEASES_REPOSITORY);
  // A Codespace sets GITHUB_REPOSITORY too, and nobody there has asked for its releases.
  if (!isGitHubActions || !GITHUB_REPOSITORY) return null;
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

function readUrl(variable: string, value: string, example: string) {
  // Only `href` shows a "?" or "#" at the very end of a URL.
  const url = URL.canParse(value) ? new URL(value).href : "";
  if (PLAIN_URL.test(url)) return url.replace(/\/+$/, "");
  return fail(
    variable,
    value,
    `; it must be a plain http or https URL, for example "${example}", ` +
      "without user name, password, query, fragment and special characters.",
  );
}

function readOrigin(variable: string, value: string) {
  const url = readUrl(variable, value, "https://example.com");
  const { origin, pathname } = new URL(url);
  if (url === origin) return url;
  const remedy = `Set ${variable} to "${origin}" and PATH_PREFIX to "${pathname}".`;
  return fail(variable, value, `; it must end after the host. ${remedy}`);
}

function readPathPrefix(value: string) {
  const prefix = value.replace(/\/+$/, "");
  if (!PATH_PREFIX.test(prefix))
    fail("PATH_PREFIX", value, '; it must be empty or a path, for example "/player".');
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
