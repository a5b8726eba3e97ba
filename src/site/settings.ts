/**
 * What a build can be told by environment variables (README, "Settings"). The token is not among them: it belongs to the
 * sourcing alone, and nothing that the browser can import may know it.
 *
 * - `repository`: whose releases are shown; null means the sample list that ships with the site
 * - `apiUrl`: the releases API, without a trailing slash
 * - `siteUrl`: where the site will stand, without a trailing slash and without `pathPrefix`
 * - `pathPrefix`: the folder under which it stands, "" or "/folder"
 */
export interface Settings {
  repository: { owner: string; name: string } | null;
  apiUrl: string;
  siteUrl: string;
  pathPrefix: string;
}

// What GitHub allows in the two names; an underscore stands in the owner's name of a managed account alone.
const REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9_-]*)\/([A-Za-z0-9._-]+)$/;
// A host and a port. Beyond these letters a URL may hold what has a meaning in a page's policy or in a header: a quote, a semicolon.
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;
const PATH_PREFIX = /^(\/[A-Za-z0-9._~-]+)*$/;

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 *
 * @throws Error that names the variable, what is wrong with it and what it should look like
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
    throw new Error(`${variable} is ${quote(value)}; it must be a complete address, for example "https://example.com".`);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Error(`${variable} is ${quote(value)}; its address must start with https:// or http://.`);
  }
  // By the text: a lone "?" or "#" at its end is in no part of the URL, but stays in it.
  if (/[?#]/.test(value) || url.username || url.password) {
    throw new Error(`${variable} must be a plain address, without user name, password, query or fragment.`);
  }
  if (!HOST.test(url.host)) {
    throw new Error(`${variable} has a host with other characters than letters, digits, dots and hyphens.`);
  }
  const path = url.pathname.replace(/\/+$/, "");
  if (!PATH_PREFIX.test(path)) {
    throw new Error(
      `${variable} has the path "${path}"; it must be like "/api/v3": letters, digits, dots, hyphens, one slash each.`,
    );
  }
  return url.origin + path;
}

/** A value for a message, unless it may hold a password. */
function quote(value: string): string {
  return value.includes("@") ? "malformed" : `"${value}"`;
}

function readOrigin(variable: string, value: string): string {
  const url = readUrl(variable, value);
  if (url !== new URL(url).origin) {
    throw new Error(`${variable} is "${value}"; it must end with the host. The folder of the site is PATH_PREFIX.`);
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
