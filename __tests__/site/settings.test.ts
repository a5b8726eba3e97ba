import { repositoryPage } from "../../src/site/links";
import { type Environment, readSettings, SETTING_VARIABLES } from "../../src/site/settings";

const player = { RELEASES_REPOSITORY: "octo/player" };
const actions = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "octo/site" };

test("without any variable, or with empty ones, the build shows the sample releases and uses this machine as the host", () => {
  const settings = {
    repository: null,
    apiUrl: "https://api.github.com",
    siteUrl: "http://localhost:9000",
    pathPrefix: "",
    acceptNewReleases: false,
  };
  expect(readSettings({})).toEqual(settings);
  expect(readSettings(Object.fromEntries(SETTING_VARIABLES.map((name) => [name, ""])))).toEqual(settings);
});

test.each([
  ["https://api.github.com", "https://github.com/octo/player"],
  ["https://api.octo.ghe.com", "https://octo.ghe.com/octo/player"],
  ["https://git.example.com:8443/api/v3", "https://git.example.com:8443/octo/player"],
])("the page of the repository with the API %s is %s", (apiUrl, page) => {
  expect(repositoryPage(apiUrl, { owner: "octo", name: "player" })).toBe(page);
});

test("CI changes nothing: a service without a repository gets the sample releases, as any machine does", () => {
  const service = { CI: "true", RELEASES_REPOSITORY: "" };
  expect(readSettings(service).repository).toBeNull();
});

describe("the repository", () => {
  test.each<[Environment, string | null]>([
    [{ ...player, ...actions }, "octo/player"],
    [{ RELEASES_REPOSITORY: "octo_company/player" }, "octo_company/player"],
    [{ ...actions, GITHUB_REPOSITORY: "octo/site.github.io" }, "octo/site.github.io"],
    [{ ...actions, SAMPLE_RELEASES: "true" }, null],
    [{ ...actions, SAMPLE_RELEASES: "false" }, "octo/site"],
    // In a Codespace.
    [{ GITHUB_REPOSITORY: "octo/site" }, null],
    [{ ...actions, GITHUB_ACTIONS: "false" }, null],
    [{ ...player, SAMPLE_RELEASES: "false" }, "octo/player"],
    [{ NETLIFY: "false", CF_PAGES: "0" }, null],
  ])("with %j is %j", (environment, expected) => {
    const { repository } = readSettings(environment);
    expect(repository && `${repository.owner}/${repository.name}`).toBe(expected);
  });

  test("cannot be named beside SAMPLE_RELEASES", () => {
    expect(() => readSettings({ ...player, SAMPLE_RELEASES: "true" })).toThrow(
      'SAMPLE_RELEASES is true, but RELEASES_REPOSITORY names a repository ("octo/player"). Remove one of the two.',
    );
  });

  test.each([{ NETLIFY: "true" }, { CF_PAGES: "1" }])("has to be set, or SAMPLE_RELEASES, on the host that sets %j", (host) => {
    const message = "Set RELEASES_REPOSITORY to owner/name, or SAMPLE_RELEASES to true if the site is only a demonstration.";
    expect(() => readSettings(host)).toThrow(message);
    expect(() => readSettings({ ...host, SAMPLE_RELEASES: "false" })).toThrow(message);
    expect(readSettings({ ...host, SAMPLE_RELEASES: "true" }).repository).toBeNull();
    expect(readSettings({ ...host, ...player }).repository).toEqual({ owner: "octo", name: "player" });
    expect(readSettings({ ...host, ...actions }).repository).toEqual({ owner: "octo", name: "site" });
  });
});

describe("the URL of the site", () => {
  const netlify = {
    NETLIFY: "true",
    CONTEXT: "production",
    URL: "https://player.example",
    DEPLOY_PRIME_URL: "https://main--player.netlify.app",
  };
  const cloudflare = { CF_PAGES: "1", CF_PAGES_BRANCH: "live", CF_PAGES_URL: "https://0a1b2c3d.player-7ou.pages.dev" };
  const pullRequest = { CONTEXT: "deploy-preview", DEPLOY_PRIME_URL: "https://deploy-preview-7--player.netlify.app" };
  const local = "http://localhost:9000";

  test.each<[string, Environment, string]>([
    ["Netlify, production", netlify, "https://player.example"],
    ["Netlify, a pull request", { ...netlify, ...pullRequest }, "https://deploy-preview-7--player.netlify.app"],
    ["Netlify, a branch", { ...netlify, CONTEXT: "branch-deploy" }, "https://main--player.netlify.app"],
    ["Netlify, with SITE_URL", { ...netlify, SITE_URL: "https://arietta.example" }, "https://arietta.example"],
    ["Netlify, production without URL", { ...netlify, URL: "" }, local],
    ["Netlify, a pull request without a URL", { ...netlify, CONTEXT: "deploy-preview", DEPLOY_PRIME_URL: "" }, local],
    ["no Netlify, but its URLs", { ...netlify, NETLIFY: "" }, local],
    ["no Netlify, but the URL of a pull request", { ...netlify, ...pullRequest, NETLIFY: "false" }, local],
    ["Cloudflare Pages, live", cloudflare, "https://player-7ou.pages.dev"],
    ["Cloudflare Pages, a branch", { ...cloudflare, CF_PAGES_BRANCH: "next" }, "https://0a1b2c3d.player-7ou.pages.dev"],
    ["Cloudflare Pages, without a branch", { ...cloudflare, CF_PAGES_BRANCH: "" }, "https://0a1b2c3d.player-7ou.pages.dev"],
    ["Cloudflare Pages, the URL of the project", { ...cloudflare, CF_PAGES_URL: "https://a.pages.dev" }, "https://a.pages.dev"],
    ["Cloudflare Pages, another domain", { ...cloudflare, CF_PAGES_URL: "https://a.b.example" }, "https://a.b.example"],
    ["Cloudflare Pages, with SITE_URL", { ...cloudflare, SITE_URL: "https://arietta.example" }, "https://arietta.example"],
    ["Cloudflare Pages, without a URL", { ...cloudflare, CF_PAGES_URL: "" }, local],
    ["no Cloudflare Pages, but its URL", { ...cloudflare, CF_PAGES: "" }, local],
  ])("is right on %s", (_, environment, expected) => {
    expect(readSettings({ ...player, ...environment }).siteUrl).toBe(expected);
  });

  test.each<[string, Environment]>([
    ["URL", { ...netlify, URL: "player.example" }],
    ["DEPLOY_PRIME_URL", { ...netlify, CONTEXT: "branch-deploy", DEPLOY_PRIME_URL: "https://a/b" }],
    ["CF_PAGES_URL", { ...cloudflare, CF_PAGES_URL: "https://<script>" }],
  ])("cannot be a malformed %s, and the message names it", (variable, environment) => {
    expect(() => readSettings({ ...player, ...environment })).toThrow(new RegExp(`^${variable} `));
  });
});

test("URLs and the path prefix lose their trailing slashes", () => {
  expect(readSettings({ SITE_URL: "https://example.com//", PATH_PREFIX: "/a/" })).toMatchObject({
    siteUrl: "https://example.com",
    pathPrefix: "/a",
  });
});

test.each(["/download/x", "/x/download", "/downloads"])("the path prefix may be %s, which is no page", (prefix) => {
  expect(readSettings({ PATH_PREFIX: prefix }).pathPrefix).toBe(prefix);
});

test.each([
  ["https://API.GitHub.com", "https://api.github.com"],
  ["https://git.example.com:8443/api/v3/", "https://git.example.com:8443/api/v3"],
  ["http://[::1]:9302/", "http://[::1]:9302"],
  ["https://bücher.example/", "https://xn--bcher-kva.example"],
  ["https://git.example.com/~octo/api-v3_1", "https://git.example.com/~octo/api-v3_1"],
])("the releases API may be at %s", (value, expected) => {
  expect(readSettings({ RELEASES_API_URL: value }).apiUrl).toBe(expected);
});

test.each<[variable: string, says: string, values: string[]]>([
  [
    "RELEASES_REPOSITORY",
    "must be owner/name",
    ["player", "https://github.com/octo/player", "octo/player/", "octo/..", "octo/a b"],
  ],
  ["GITHUB_REPOSITORY", "must be owner/name", ["octo/<script>"]],
  ["SAMPLE_RELEASES", "must be true or false", ["1", "True", "true "]],
  ["RELEASES_API_URL", "must be a plain URL", ["api.github.com", "ftp://api.github.com", "https://a.b:99999"]],
  ["RELEASES_API_URL", "must be a plain URL", ["https://user:secret@a.b", "https://:secret@a.b", "https://user@a.b"]],
  [
    "RELEASES_API_URL",
    "must be a plain URL",
    ["https://a.b?token=1", "https://a.b?", "https://a.b/?", "https://a.b#", "https://a.b/#"],
  ],
  ["RELEASES_API_URL", "must be a plain URL", ['https://a"b', "https://a;b", "https://a'b", "https://a,b", "https://a_b"]],
  ["RELEASES_API_URL", "must be a plain URL", ["https://a.b//api", "https://a.b/api;v3", 'https://a.b/"']],
  ["SITE_URL", "must be a plain URL", ["example.com", "javascript:alert(1)", "https://example.com/?", "https://example.com/#"]],
  ["SITE_URL", "The folder of the site goes into PATH_PREFIX", ["https://example.com/folder"]],
  [
    "PATH_PREFIX",
    "must be empty or a path that starts with a slash",
    ["arietta", "//a.b", "/a/../b", "/a?b", "https://example.com"],
  ],
  ["PATH_PREFIX", "Choose another folder; on GitHub Pages, rename the repository", ["/download", "/privacy/", "/terms"]],
])("%s stops the build and the message says: %s", (variable, says, values) => {
  for (const value of values) {
    expect(() => readSettings({ GITHUB_ACTIONS: "true", [variable]: value })).toThrow(variable);
    expect(() => readSettings({ GITHUB_ACTIONS: "true", [variable]: value })).toThrow(says);
  }
});

test("a password in a URL does not get into the message", () => {
  expect(() => readSettings({ RELEASES_REPOSITORY: "https://secret@github.com/octo/player" })).toThrow("is malformed; it must be");
  for (const value of ["https://user:secret@host", "https://user:secret@host:99999", "ftp://secret@host", "user:secret@host"]) {
    expect(() => readSettings({ RELEASES_API_URL: value })).toThrow("RELEASES_API_URL");
    expect(() => readSettings({ RELEASES_API_URL: value })).not.toThrow("secret");
  }
});
