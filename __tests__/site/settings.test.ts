import { readSettings, SETTING_VARIABLES } from "../../src/site/settings";

test("without any variable, the build shows the sample releases and uses this machine as the host", () => {
  expect(readSettings({})).toEqual({
    repository: null,
    apiUrl: "https://api.github.com",
    siteUrl: "http://localhost:9000",
    pathPrefix: "",
  });
});

test("empty variables count as not set", () => {
  const empty = Object.fromEntries(SETTING_VARIABLES.map((name) => [name, ""]));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test("RELEASES_REPOSITORY counts before GITHUB_REPOSITORY", () => {
  expect(readSettings({ RELEASES_REPOSITORY: "octo/player", GITHUB_REPOSITORY: "octo/site" }).repository).toEqual({
    owner: "octo",
    name: "player",
  });
  expect(readSettings({ RELEASES_REPOSITORY: "octo_company/player" }).repository).toEqual({
    owner: "octo_company",
    name: "player",
  });
  expect(readSettings({ GITHUB_REPOSITORY: "octo/site.github.io" }).repository).toEqual({ owner: "octo", name: "site.github.io" });
});

describe("without a repository", () => {
  test.each([{ NETLIFY: "true" }, { CF_PAGES: "1" }])("the host that sets %j stops the build, with both ways out", (host) => {
    const message = "Set RELEASES_REPOSITORY to owner/name, or SAMPLE_RELEASES to true if the site is only a demonstration.";
    expect(() => readSettings(host)).toThrow(message);
    expect(() => readSettings({ ...host, SAMPLE_RELEASES: "false" })).toThrow(message);
    expect(readSettings({ ...host, SAMPLE_RELEASES: "true" }).repository).toBeNull();
    expect(readSettings({ ...host, RELEASES_REPOSITORY: "octo/player" }).repository).toEqual({ owner: "octo", name: "player" });
    expect(readSettings({ ...host, GITHUB_REPOSITORY: "octo/player" }).repository).toEqual({ owner: "octo", name: "player" });
  });

});

describe("SAMPLE_RELEASES", () => {
  test("counts before GITHUB_REPOSITORY, which GitHub Actions always sets", () => {
    const GITHUB_REPOSITORY = "octo/website";
    expect(readSettings({ SAMPLE_RELEASES: "true", GITHUB_REPOSITORY }).repository).toBeNull();
    expect(readSettings({ SAMPLE_RELEASES: "false", GITHUB_REPOSITORY }).repository).toEqual({ owner: "octo", name: "website" });
  });

  test("contradicts RELEASES_REPOSITORY", () => {
    const RELEASES_REPOSITORY = "octo/player";
    expect(() => readSettings({ SAMPLE_RELEASES: "true", RELEASES_REPOSITORY })).toThrow(
      'SAMPLE_RELEASES is true, but RELEASES_REPOSITORY names a repository ("octo/player"). Remove one of the two.',
    );
    expect(readSettings({ SAMPLE_RELEASES: "false", RELEASES_REPOSITORY }).repository).toEqual({ owner: "octo", name: "player" });
  });
});

describe("the URL of the site", () => {
  const netlify = {
    NETLIFY: "true",
    CONTEXT: "production",
    URL: "https://player.example",
    DEPLOY_PRIME_URL: "https://main--player.netlify.app",
  };
  const cloudflare = { CF_PAGES: "1", CF_PAGES_BRANCH: "main", CF_PAGES_URL: "https://0a1b2c3d.player-7ou.pages.dev" };
  const pullRequest = { CONTEXT: "deploy-preview", DEPLOY_PRIME_URL: "https://deploy-preview-7--player.netlify.app" };

  test.each([
    ["Netlify, production", netlify, "https://player.example"],
    ["Netlify, a pull request", { ...netlify, ...pullRequest }, "https://deploy-preview-7--player.netlify.app"],
    ["Netlify, a branch", { ...netlify, CONTEXT: "branch-deploy" }, "https://main--player.netlify.app"],
    ["Cloudflare Pages, main", cloudflare, "https://player-7ou.pages.dev"],
    ["Cloudflare Pages, a branch", { ...cloudflare, CF_PAGES_BRANCH: "next" }, "https://0a1b2c3d.player-7ou.pages.dev"],
    ["Cloudflare Pages, without a branch", { ...cloudflare, CF_PAGES_BRANCH: "" }, "https://0a1b2c3d.player-7ou.pages.dev"],
    ["Cloudflare Pages, the URL of the project", { ...cloudflare, CF_PAGES_URL: "https://a.pages.dev" }, "https://a.pages.dev"],
    ["Cloudflare Pages, another domain", { ...cloudflare, CF_PAGES_URL: "https://a.b.example" }, "https://a.b.example"],
  ])("comes from the host: %s", (_, environment, expected) => {
    expect(readSettings(environment).siteUrl).toBe(expected);
  });

  test.each([
    ["URL and DEPLOY_PRIME_URL without NETLIFY", { ...netlify, NETLIFY: "" }],
    ["a pull request without NETLIFY", { ...netlify, ...pullRequest, NETLIFY: "" }],
    ["NETLIFY=false", { ...netlify, NETLIFY: "false" }],
    ["Netlify's production without URL", { ...netlify, URL: "" }],
    ["a pull request on Netlify without DEPLOY_PRIME_URL", { ...netlify, CONTEXT: "deploy-preview", DEPLOY_PRIME_URL: "" }],
    ["CF_PAGES_URL without CF_PAGES", { ...cloudflare, CF_PAGES: "" }],
    ["CF_PAGES without CF_PAGES_URL", { ...cloudflare, CF_PAGES_URL: "" }],
  ])("is that of this machine with %s", (_, environment) => {
    expect(readSettings(environment).siteUrl).toBe("http://localhost:9000");
  });

  test.each([
    ["Netlify", netlify],
    ["Cloudflare Pages", cloudflare],
  ])("is SITE_URL on %s too, if it is set", (_, environment) => {
    expect(readSettings({ ...environment, SITE_URL: "https://arietta.example" }).siteUrl).toBe("https://arietta.example");
  });

  test.each([
    ["URL", { ...netlify, URL: "player.example" }],
    ["DEPLOY_PRIME_URL", { ...netlify, CONTEXT: "branch-deploy", DEPLOY_PRIME_URL: "https://a/b" }],
    ["CF_PAGES_URL", { ...cloudflare, CF_PAGES_URL: "https://<script>" }],
  ])("cannot be a malformed %s, and the message names it", (variable, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${variable} `));
  });
});

test("URLs and the path prefix lose their trailing slashes", () => {
  const settings = readSettings({
    RELEASES_API_URL: "https://git.example.com/api/v3/",
    SITE_URL: "https://example.com//",
    PATH_PREFIX: "/a/",
  });
  expect(settings).toMatchObject({ apiUrl: "https://git.example.com/api/v3", siteUrl: "https://example.com", pathPrefix: "/a" });
});

test.each([
  ["https://API.GitHub.com", "https://api.github.com"],
  ["https://git.example.com:8443/api/v3", "https://git.example.com:8443/api/v3"],
  ["http://127.0.0.1:9302", "http://127.0.0.1:9302"],
  ["http://[::1]:9302/", "http://[::1]:9302"],
  ["https://bücher.example/", "https://xn--bcher-kva.example"],
  ["https://git.example.com/~octo/api-v3_1", "https://git.example.com/~octo/api-v3_1"],
])("the releases API may be at %s", (value, expected) => {
  expect(readSettings({ RELEASES_API_URL: value }).apiUrl).toBe(expected);
});

test.each([
  ["SITE_URL", "https://example.com/folder", "The folder of the site goes into PATH_PREFIX"],
  ["RELEASES_API_URL", "https://a;b", "a host with characters other than"],
  ["RELEASES_API_URL", "https://a/?", "a plain URL"],
  ["RELEASES_API_URL", "https://a/b;c", 'has the path "/b;c"'],
])("the message for %s=%s says what is wrong", (variable, value, reason) => {
  expect(() => readSettings({ [variable]: value })).toThrow(reason);
});

test.each([
  ["RELEASES_REPOSITORY", "player"],
  ["RELEASES_REPOSITORY", "https://github.com/octo/player"],
  ["RELEASES_REPOSITORY", "octo/player/"],
  ["RELEASES_REPOSITORY", "octo/.."],
  ["RELEASES_REPOSITORY", "octo/pl ayer"],
  ["GITHUB_REPOSITORY", "octo/<script>"],
  ["SAMPLE_RELEASES", "1"],
  ["SAMPLE_RELEASES", "True"],
  ["SAMPLE_RELEASES", "true "],
  ["RELEASES_API_URL", "api.github.com"],
  ["RELEASES_API_URL", "ftp://api.github.com"],
  ["RELEASES_API_URL", "https://user:secret@api.github.com"],
  ["RELEASES_API_URL", "https://api.github.com?token=1"],
  ["RELEASES_API_URL", "https://api.github.com?"],
  ["RELEASES_API_URL", "https://api.github.com/?"],
  ["RELEASES_API_URL", "https://api.github.com#"],
  ["RELEASES_API_URL", "https://api.github.com/#"],
  ["RELEASES_API_URL", "https://:secret@api.github.com"],
  ["RELEASES_API_URL", "https://user@api.github.com"],
  ["RELEASES_API_URL", 'https://api";github.com'],
  ["RELEASES_API_URL", "https://api;script-src.github.com"],
  ["RELEASES_API_URL", "https://api'github.com"],
  ["RELEASES_API_URL", "https://api,github.com"],
  ["RELEASES_API_URL", "https://api_github.com"],
  ["RELEASES_API_URL", "https://git.example.com//api"],
  ["RELEASES_API_URL", "https://git.example.com/api;v3"],
  ["RELEASES_API_URL", 'https://git.example.com/"'],
  ["SITE_URL", "https://example.com/folder"],
  ["SITE_URL", "https://example.com/?"],
  ["SITE_URL", "https://example.com/#"],
  ["SITE_URL", 'https://exa"mple.com'],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "javascript:alert(1)"],
  ["PATH_PREFIX", "arietta"],
  ["PATH_PREFIX", "//evil.example"],
  ["PATH_PREFIX", "/a/../b"],
  ["PATH_PREFIX", "/a?b"],
  ["PATH_PREFIX", "https://example.com"],
])("%s=%j stops the build with a message that names the variable", (variable, value) => {
  expect(() => readSettings({ [variable]: value })).toThrow(variable);
});

test("a password in a URL does not get into the message", () => {
  expect(() => readSettings({ RELEASES_REPOSITORY: "https://secret@github.com/octo/player" })).toThrow("is malformed; it must be");
  for (const value of ["https://user:secret@host", "https://user:secret@host:99999", "ftp://secret@host", "user:secret@host"]) {
    expect(() => readSettings({ RELEASES_API_URL: value })).toThrow("RELEASES_API_URL");
    expect(() => readSettings({ RELEASES_API_URL: value })).not.toThrow("secret");
  }
});
