import { routes } from "./links";

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
  /** Whether the list may have none of the releases that the published site shows (docs/rules.md, 14.3). */
  acceptNewReleases: boolean;
}

/** The URL of a site that nobody has published. */
export const DEFAULT_SITE_URL = "http://localhost:9000";

// What GitHub allows in the two names. Only the name of a managed user account has an underscore.
const REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9_-]*)\/([A-Za-z0-9._-]+)$/;
// Other characters of a URL, such as a quote or a semicolon, have a meaning in a content security policy or in a header.
const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?(\/[A-Za-z0-9._~-]+)*\/*$/;
const PATH_PREFIX = /^(\/[A-Za-z0-9._~-]+)*$/;

/** Every environment variable that {@link readSettings} reads: the settings of the README, and what GitHub Actions and hosts set. */
export const SETTING_VARIABLES = [
  ...["RELEASES_REPOSITORY", "SAMPLE_RELEASES", "RELEASES_API_URL", "SITE_URL", "PATH_PREFIX", "ACCEPT_NEW_RELEASES"],
  ...["GITHUB_ACTIONS", "GITHUB_REPOSITORY"],
  // Netlify: https://docs.netlify.com/build/configure-builds/environment-variables/#read-only-variables
  ...["NETLIFY", "CONTEXT", "URL", "DEPLOY_PRIME_URL"],
  // Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
  ...["CF_PAGES", "CF_PAGES_BRANCH", "CF_PAGES_URL"],
] as const;

/** Environment variables, such as `process.env`. */
export type Environment = { readonly [Variable in (typeof SETTING_VARIABLES)[number]]?: string | undefined };

/** Reads the settings. An empty variable counts as not set. The error about a wrong one says what its value must look like. */
export function readSettings(environment: Environment): Settings {
  return {
    repository: chooseRepository(environment),
    apiUrl: readUrl("RELEASES_API_URL", environment.RELEASES_API_URL || "https://api.github.com"),
    siteUrl: chooseSiteUrl(environment),
    pathPrefix: readPathPrefix(environment.PATH_PREFIX || ""),
    acceptNewReleases: readFlag("ACCEPT_NEW_RELEASES", environment.ACCEPT_NEW_RELEASES),
  };
}

function chooseRepository(environment: Environment): Settings["repository"] {
  const { RELEASES_REPOSITORY, GITHUB_ACTIONS, GITHUB_REPOSITORY, NETLIFY, CF_PAGES } = environment;
  if (readFlag("SAMPLE_RELEASES", environment.SAMPLE_RELEASES)) {
    if (!RELEASES_REPOSITORY) return null;
    const repository = quote(RELEASES_REPOSITORY);
    throw new Error(`SAMPLE_RELEASES is true, but RELEASES_REPOSITORY names a repository (${repository}). Remove one of the two.`);
  }
  if (RELEASES_REPOSITORY) return readRepository("RELEASES_REPOSITORY", RELEASES_REPOSITORY);
  // A Codespace sets the second one too, and there nobody has asked for the releases of that repository.
  if (GITHUB_ACTIONS === "true" && GITHUB_REPOSITORY) return readRepository("GITHUB_REPOSITORY", GITHUB_REPOSITORY);
  if (NETLIFY === "true" || CF_PAGES === "1") {
    throw new Error(
      "No repository is set, and this host publishes whatever it builds: visitors must not get the sample releases. " +
        "Set RELEASES_REPOSITORY to owner/name, or SAMPLE_RELEASES to true if the site is only a demonstration.",
    );
  }
  return null;
}

function readFlag(variable: string, value: string | undefined): boolean {
  if (!value || value === "false") return false;
  return value === "true" || fail(variable, value, "; it must be true or false.");
}

// docs/rules.md, 14.10.
function chooseSiteUrl(environment: Environment): string {
  const { SITE_URL, NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH, CF_PAGES_URL } = environment;
  if (SITE_URL) return readOrigin("SITE_URL", SITE_URL);
  // DEPLOY_PRIME_URL is the URL of a pull request or a branch.
  const netlifyVariable = CONTEXT === "production" ? "URL" : "DEPLOY_PRIME_URL";
  const netlifyUrl = environment[netlifyVariable];
  // Only on Netlify: elsewhere, a variable with a name such as URL means something else.
  if (NETLIFY === "true" && netlifyUrl) return readOrigin(netlifyVariable, netlifyUrl);
  if (CF_PAGES === "1" && CF_PAGES_URL) {
    const url = readOrigin("CF_PAGES_URL", CF_PAGES_URL);
    // https://HASH.PROJECT.pages.dev stays this one deployment for ever. The newest one of `live` is at https://PROJECT.pages.dev.
    return CF_PAGES_BRANCH === "live" ? url.replace(/^https:\/\/[^.]+\.(?=[^.]+\.pages\.dev$)/, "https://") : url;
  }
  return DEFAULT_SITE_URL;
}

function readRepository(variable: string, value: string): Settings["repository"] {
  const [, owner, name] = REPOSITORY.exec(value) ?? [];
  const isValid = owner && name && !/^\.+$/.test(name);
  return isValid ? { owner, name } : fail(variable, value, '; it must be owner/name, for example "octocat/hello-world".');
}

function readUrl(variable: string, value: string): string {
  // The complete text of the URL: a "?" or "#" at its very end is in none of its other properties.
  const url = URL.canParse(value) ? new URL(value).href : "";
  if (PLAIN_URL.test(url)) return url.replace(/\/+$/, "");
  const example =
    '; it must be a plain URL, for example "https://example.com/api/v3": http or https, without user name, password, ';
  return fail(variable, value, `${example}query or fragment, and with letters, digits, dots, hyphens and single slashes only.`);
}

function readOrigin(variable: string, value: string): string {
  const url = readUrl(variable, value);
  if (url === new URL(url).origin) return url;
  return fail(variable, value, "; it must end after the host. The folder of the site goes into PATH_PREFIX.");
}

function readPathPrefix(value: string): string {
  const prefix = value.replace(/\/+$/, "");
  if (!PATH_PREFIX.test(prefix) || /\/\.{1,2}(\/|$)/.test(prefix)) {
    fail("PATH_PREFIX", value, '; it must be empty or a path that starts with a slash, for example "/arietta".');
  }
  // Gatsby takes the prefix away twice. It would read /download/download, the page of the route, as the home page.
  if (Object.values<string>(routes).includes(prefix)) {
    const remedy = "Choose another folder; on GitHub Pages, rename the repository.";
    fail("PATH_PREFIX", value, `, the path of a page, and that page would be empty. ${remedy}`);
  }
  return prefix;
}

function fail(variable: string, value: string, problem: string): never {
  throw new Error(`${variable} is ${quote(value)}${problem}`);
}

// A value with an @ may hold a password.
function quote(value: string): string {
  return value.includes("@") ? "malformed" : `"${value}"`;
}
