import { readSettings, type Settings } from "../../src/build/settings";
import { repositoryPage } from "../../src/site/links";

type Variables = Record<string, string>;
const player = { RELEASES_REPOSITORY: "octo/player" };
const actions = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "octo/site" };
const netlify = {
  NETLIFY: "true",
  CONTEXT: "production",
  URL: "https://player.example",
  DEPLOY_PRIME_URL: "https://main--player.netlify.app",
};
const PROJECT_URL = "https://player-7ou.pages.dev";
const DEPLOYMENT_URL = "https://0a1b2c3d.player-7ou.pages.dev";
const cloudflare = { CF_PAGES: "1", CF_PAGES_BRANCH: "live", CF_PAGES_URL: DEPLOYMENT_URL };

test.each<[string, Variables]>([
  ["no variables", {}],
  ["empty variables", { RELEASES_REPOSITORY: "", RELEASES_API_URL: "", SITE_URL: "", CI: "true" }],
])("%s give the sample releases on this machine", (_, variables) => {
  expect(readSettings(variables)).toEqual({
    repository: null,
    apiUrl: "https://api.github.com",
    siteUrl: "http://localhost:9000",
    pathPrefix: "",
    acceptNewReleases: false,
  });
});

test.each([
  ["https://api.github.com", "https://github.com/octo/player"],
  ["https://git.example.com:8443/api/v3", "https://git.example.com:8443/octo/player"],
])("the page of the repository with the API %s is %s", (apiUrl, page) => {
  expect(repositoryPage(apiUrl, { owner: "octo", name: "player" })).toBe(page);
});

test.each<[Variables, string | null]>([
  [{ ...player, ...actions, SAMPLE_RELEASES: "false" }, "octo/player"],
  [{ RELEASES_REPOSITORY: "octo_company/player.github.io" }, "octo_company/player.github.io"],
  [actions, "octo/site"],
  [{ ...actions, SAMPLE_RELEASES: "true" }, null],
  // In a Codespace.
  [{ GITHUB_REPOSITORY: "octo/site" }, null],
  [{ ...netlify, ...player }, "octo/player"],
  [{ ...netlify, SAMPLE_RELEASES: "true" }, null],
])("with %j, the repository is %j", (variables, expected) => {
  const { repository } = readSettings(variables);
  expect(repository && `${repository.owner}/${repository.name}`).toBe(expected);
});

test.each([netlify, cloudflare])("a host that publishes each build needs a repository", (host) => {
  expect(() => readSettings(host)).toThrow("Set RELEASES_REPOSITORY to owner/name");
});

test("a repository and SAMPLE_RELEASES exclude each other", () => {
  expect(() => readSettings({ ...player, SAMPLE_RELEASES: "true" })).toThrow("Remove one of the");
});

const LOCAL = "http://localhost:9000";
const SITE_URL = "https://arietta.example";
const BRANCH_URL = "https://main--player.netlify.app";

test.each<[string, Variables, string]>([
  ["Netlify", netlify, "https://player.example"],
  ["Netlify, a branch", { ...netlify, CONTEXT: "branch-deploy" }, BRANCH_URL],
  ["Netlify, with SITE_URL", { ...netlify, SITE_URL }, SITE_URL],
  ["another host with the variables of Netlify", { ...netlify, NETLIFY: "" }, LOCAL],
  ["Cloudflare Pages", cloudflare, PROJECT_URL],
  ["Cloudflare Pages, the project", { ...cloudflare, CF_PAGES_URL: PROJECT_URL }, PROJECT_URL],
  ["Cloudflare Pages, a branch", { ...cloudflare, CF_PAGES_BRANCH: "next" }, DEPLOYMENT_URL],
  ["another host with the variables of Cloudflare", { ...cloudflare, CF_PAGES: "" }, LOCAL],
])("the URL of the site is right on %s", (_, variables, expected) => {
  expect(readSettings({ ...player, ...variables }).siteUrl).toBe(expected);
});

test.each<[variable: string, value: string, setting: keyof Settings, expected: string]>([
  ["PATH_PREFIX", "/download/x/", "pathPrefix", "/download/x"],
  ["PATH_PREFIX", "/downloads", "pathPrefix", "/downloads"],
  ["RELEASES_API_URL", "https://API.GitHub.com", "apiUrl", "https://api.github.com"],
  ["RELEASES_API_URL", "http://[::1]:9302//", "apiUrl", "http://[::1]:9302"],
  [
    "RELEASES_API_URL",
    "https://bücher.example/~a/v3_1",
    "apiUrl",
    "https://xn--bcher-kva.example/~a/v3_1",
  ],
])("%s may be %s", (variable, value, setting, expected) => {
  expect(readSettings({ [variable]: value })[setting]).toBe(expected);
});

test.each<[variable: string, problem: string, values: string]>([
  ["RELEASES_REPOSITORY", "must be owner/name", "player https://a.b/octo/player octo/.. octo/a%b"],
  ["GITHUB_REPOSITORY", "must be owner/name", "octo/<script>"],
  ["SAMPLE_RELEASES", "must be true or false", "1 True"],
  ["ACCEPT_NEW_RELEASES", "must be true or false", "yes"],
  ["RELEASES_API_URL", "must be a plain", "api.github.com ftp://a.b https://a.b:99999"],
  ["RELEASES_API_URL", "must be a plain", "https://a.b? https://a.b/# https://a.b//api"],
  ["RELEASES_API_URL", "must be a plain", `https://a;b https://a'b https://a,b https://a.b/"`],
  ["SITE_URL", "must be a plain", "example.com javascript:alert(1)"],
  ["SITE_URL", "must end after the host", "https://example.com/folder"],
  ["PATH_PREFIX", "must be empty or a path", "arietta //a.b /a/../b /a?b"],
  ["PATH_PREFIX", "rename the repository", "/download /privacy/ /terms"],
])("a wrong %s stops the build, because it %s", (variable, problem, values) => {
  for (const value of values.split(" ")) {
    const read = () => readSettings({ GITHUB_ACTIONS: "true", [variable]: value });
    expect(read).toThrow(`${variable} is "${value}"`);
    expect(read).toThrow(problem);
  }
});

test("a password is not in the message", () => {
  for (const value of ["https://user:secret@host", "https://:secret@a:99999", "user:secret@host"])
    expect(() => readSettings({ RELEASES_API_URL: value })).toThrow("is malformed; it must be");
});
