/**
 * The settings of a build, from environment variables (README, "Settings"). The API's token is not one of them: only src/sourcing
 * reads it, so that no code for the browser can (docs/rules.md, 12.8).
 */
export interface Settings {
  /** The repository whose releases are shown; null for the sample releases (docs/rules.md, 14.4). */
  repository: { owner: string; name: string } | null;
  /** The releases API, without a trailing slash. */
  apiUrl: string;
  /** The URL of the published site: scheme and host, without a trailing slash and without `pathPrefix`. */
  siteUrl: string;
  /** The folder that the site is published in: "" or "/folder". */
  pathPrefix: string;
}

// What GitHub allows in the two names. Only the name of a managed user account has an underscore.
const REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9_-]*)\/([A-Za-z0-9._-]+)$/;
// A host and a port. Other characters of a URL, such as a quote or a semicolon, have a meaning in a content security policy or in
// a header.
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;
const PATH_PREFIX = /^(\/[A-Za-z0-9._~-]+)*$/;

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 *
 * @throws Error that names the variable and says what is wrong and what the value must look like
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const repositoryVariable = environment.RELEASES_REPOSITORY ? "RELEASES_REPOSITORY" : "GITHUB_REPOSITORY";
  return {
    repository: readRepository(repositoryVariable, environment[repositoryVariable]),
    apiUrl: readUrl("RELEASES_API_URL", environment.RELEASES_API_URL || "https://api.github.com"),
    siteUrl: readOrigin("SITE_URL", environment.SITE_URL || "http://localhost:9000"),
    pathPrefix: readPathPrefix(environment.PATH_PREFIX || ""),
  };
}

function readRepository(variable: string, value: string | undefined): Settings["repository"] {
  if (!value) return null;
  const [, owner, name] = REPOSITORY.exec(value) ?? [];
  if (!owner || !name || /^\.+$/.test(name)) {
    throw new Error(`${variable} is "${value}"; it must be owner/name, for example "octocat/hello-world".`);
  }
  return { owner, name };
}

function readUrl(variable: string, value: string): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`${variable} is ${quote(value)}; it must be a complete URL, for example "https://example.com".`);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Error(`${variable} is ${quote(value)}; it must start with https:// or http://.`);
  }
  // Tests the text, because a "?" or "#" at its very end is in none of the properties of `url`, yet part of its `href`.
  if (/[?#]/.test(value) || url.username || url.password) {
    throw new Error(`${variable} must be a plain URL, without user name, password, query or fragment.`);
  }
  if (!HOST.test(url.host)) {
    throw new Error(`${variable} has a host with characters other than letters, digits, dots and hyphens.`);
  }
  const path = url.pathname.replace(/\/+$/, "");
  if (!PATH_PREFIX.test(path)) {
    throw new Error(
      `${variable} has the path "${path}"; it must look like "/api/v3": letters, digits, dots and hyphens, with single slashes between.`,
    );
  }
  return url.origin + path;
}

/** The value in quotes for an error message, or "malformed" if it may hold a password. */
function quote(value: string): string {
  return value.includes("@") ? "malformed" : `"${value}"`;
}

function readOrigin(variable: string, value: string): string {
  const url = readUrl(variable, value);
  if (url !== new URL(url).origin) {
    throw new Error(`${variable} is "${value}"; it must end after the host. The folder of the site goes into PATH_PREFIX.`);
  }
  return url;
}

function readPathPrefix(value: string): string {
  const prefix = value.replace(/\/+$/, "");
  if (!PATH_PREFIX.test(prefix) || /\/\.{1,2}(\/|$)/.test(prefix)) {
    throw new Error(`PATH_PREFIX is "${value}"; it must be empty or a path that starts with a slash, for example "/arietta".`);
  }
  return prefix;
}
