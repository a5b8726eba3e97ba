import { readSettings, readToken, type Settings } from "../../src/node/settings";
import { repositoryPage } from "../../src/site/links";

type Variables = Record<string, string>;

const actions = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "octo/site" };

test("empty variables give the sample releases on this machine", () => {
  const empty = { RELEASES_REPOSITORY: "", RELEASES_API_URL: "", SITE_URL: "", CI: "true" };
  expect(readSettings(empty)).toEqual({
    repository: null,
    apiUrl: "https://api.github.com",
    siteUrl: "http://localhost:9000",
    pathPrefix: "",
    acceptNewReleases: false,
    isGitHubActions: false,
  });
});

test.each([
  ["https://api.github.com", "https://github.com/octo/player"],
  ["https://git.example.com:8443/api/v3", "https://git.example.com:8443/octo/player"],
])("the page of the repository with the API %s is %s", (apiUrl, page) => {
  expect(repositoryPage(apiUrl, { owner: "octo", name: "player" })).toBe(page);
});

test.each<[Variables, string | null]>([
  [{ RELEASES_REPOSITORY: "octo/player", ...actions }, "octo/player"],
  [{ RELEASES_REPOSITORY: "octo_company/player.github.io" }, "octo_company/player.github.io"],
  [actions, "octo/site"],
  // In a Codespace.
  [{ GITHUB_REPOSITORY: "octo/site" }, null],
])("with %j, the repository is %j", (variables, expected) => {
  const { repository } = readSettings(variables);
  expect(repository && `${repository.owner}/${repository.name}`).toBe(expected);
});

test.each<[variable: string, value: string, setting: keyof Settings, expected: string | boolean]>([
  ["SITE_URL", "https://site.example/", "siteUrl", "https://site.example"],
  ["PATH_PREFIX", "/download/x/", "pathPrefix", "/download/x"],
  ["RELEASES_API_URL", "https://API.GitHub.com", "apiUrl", "https://api.github.com"],
  ["RELEASES_API_URL", "http://[::1]:9302//", "apiUrl", "http://[::1]:9302"],
  ["ACCEPT_NEW_RELEASES", "true", "acceptNewReleases", true],
  ["ACCEPT_NEW_RELEASES", "false", "acceptNewReleases", false],
  ["GITHUB_ACTIONS", "true", "isGitHubActions", true],
])("%s may be %s", (variable, value, setting, expected) => {
  expect(readSettings({ [variable]: value })[setting]).toBe(expected);
});

test.each<[variable: string, problem: string, values: string]>([
  ["RELEASES_REPOSITORY", "owner/name", "player https://a.b/octo/player octo/.. octo/a%b"],
  ["RELEASES_API_URL", "a plain", "api.github.com ftp://a.b https://a.b:99999 https://a.b//api"],
  ["RELEASES_API_URL", "a plain", `https://a.b? https://a.b/# https://a;b https://a'b https://a,b`],
  ["SITE_URL", "scheme and host", "site.example https://a.b/player/"],
  ["PATH_PREFIX", "empty, or a path", "player //a.b /a/../b /a?b"],
])("a wrong %s stops the build, because it must be %s", (variable, expected, values) => {
  for (const value of values.split(" ")) {
    const read = () => readSettings({ [variable]: value });
    expect(read).toThrow(`${variable} is "${value}"; it must be ${expected}`);
  }
});

test("a password is not in the message", () => {
  for (const value of ["https://user:secret@host", "https://:secret@a:99999", "user:secret@host"])
    expect(() => readSettings({ RELEASES_API_URL: value })).toThrow("is malformed; it must be");
});

const tokenFor = (RELEASES_API_URL: string, GITHUB_TOKEN: string) =>
  readToken(readSettings({ RELEASES_API_URL }), { GITHUB_TOKEN });

test.each([
  ["has a line break", "ghp_secret\n", "https://git.example", "GITHUB_TOKEN is malformed"],
  ["would be shown by http", "ghp_secret", "http://git.example", "is http://git.example, and"],
])("a token that %s stops the build, and is not in the message", (_, token, apiUrl, problem) => {
  expect(() => tokenFor(apiUrl, token)).toThrow(problem);
  expect(() => tokenFor(apiUrl, token)).not.toThrow("ghp_secret");
});

test.each([
  ["https://git.example", "ghp_secret", "ghp_secret"],
  ["http://localhost:9302", "ghp_secret", "ghp_secret"],
  ["http://git.example", "", undefined],
])("for the API %s, the token %j is %j", (apiUrl, token, expected) => {
  expect(tokenFor(apiUrl, token)).toBe(expected);
});
