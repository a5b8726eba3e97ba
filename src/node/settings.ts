import { isLoopback } from "../releases/urls";

/** The settings of the commands (README, "Settings"), without the token. */
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

const REPOSITORY = /^[A-Za-z0-9][\w-]*\/(?!\.+$)[\w.-]+$/;
// A quote or a semicolon would have a meaning in a content security policy.
const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?(\/[\w.~-]+)*\/*$/;
const PATH_PREFIX = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 *
 * @throws Error that says what the value of a variable must be
 */
export function readSettings(environment = process.env): Settings {
  const read = (variable: string, isAllowed: (value: string) => boolean, expected: string) => {
    const value = environment[variable] || "";
    if (!value || isAllowed(value)) return value;
    // A value with an @ may hold a password.
    const shown = value.includes("@") ? "malformed" : `"${value}"`;
    throw new Error(`${variable} is ${shown}; it must be ${expected}.`);
  };
  const isGitHubActions = environment.GITHUB_ACTIONS === "true";
  const repository = read(
    "RELEASES_REPOSITORY",
    (value) => REPOSITORY.test(value),
    'owner/name, as in "octocat/hello-world"',
  );
  // A Codespace has this variable too, and nobody there has asked for its releases.
  const ownRepository = isGitHubActions ? environment.GITHUB_REPOSITORY : "";
  const [owner, name] = (repository || ownRepository || "").split("/");
  const apiUrl = read(
    "RELEASES_API_URL",
    isPlainUrl,
    'a plain http or https URL, as in "https://example.com/api/v3"',
  );
  const siteUrl = read(
    "SITE_URL",
    (value) => isPlainUrl(value) && new URL(value).pathname === "/",
    'scheme and host, as in "https://example.com"; PATH_PREFIX is for its folder',
  );
  const pathPrefix = read(
    "PATH_PREFIX",
    (value) => PATH_PREFIX.test(withoutLastSlash(value)),
    'empty, or a path as in "/player"',
  );
  return {
    repository: owner && name ? { owner, name } : null,
    apiUrl: withoutLastSlash(new URL(apiUrl || "https://api.github.com").href),
    siteUrl: new URL(siteUrl || DEFAULT_SITE_URL).origin,
    pathPrefix: withoutLastSlash(pathPrefix),
    acceptNewReleases: environment.ACCEPT_NEW_RELEASES === "true",
    isGitHubActions,
  };
}

const withoutLastSlash = (text: string) => text.replace(/\/+$/, "");

/** Only `href` shows a "?" or "#" at the very end of a URL. */
const isPlainUrl = (value: string) => URL.canParse(value) && PLAIN_URL.test(new URL(value).href);

/**
 * Reads the token for the API. It is no part of the settings, because publishing must not have it.
 *
 * @throws Error if the token is malformed, or if others could read it on its way to the API
 */
export function readToken(
  { apiUrl }: Settings,
  { GITHUB_TOKEN: token } = process.env,
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
