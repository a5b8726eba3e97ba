import { readSettings, readToken, type Settings } from "../../src/node/settings";
import { repositoryPage } from "../../src/site/links";

type Variables = Record<string, string>;

const player = { RELEASES_REPOSITORY: "octo/player" };
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
  [{ ...player, ...actions }, "octo/player"],
  [{ RELEASES_REPOSITORY: "octo_company/player.github.io" }, "octo_company/player.github.io"],
  [actions, "octo/site"],
  // In a Codespace.
  [{ GITHUB_REPOSITORY: "octo/site" }, null],
])("with %j, the repository is %j", (variables, expected) => {
  const { repository } = readSettings(variables);
  expect(repository && `${repository.owner}/${repository.name}`).toBe(expected);
});

test.each<[variable: string, value: string, setting: keyof Settings, expected: string]>([
  ["SITE_URL", "https://site.example/", "siteUrl", "https://site.example"],
  ["PATH_PREFIX", "/download/x/", "pathPrefix", "/download/x"],
  ["PATH_PREFIX", "/downloads", "pathPrefix", "/downloads"],
  ["RELEASES_API_URL", "https://API.GitHub.com", "apiUrl", "https://api.github.com"],
  ["RELEASES_API_URL", "http://[::1]:9302//", "apiUrl", "http://[::1]:9302"],
])("%s may be %s", (variable, value, setting, expected) => {
  expect(readSettings({ [variable]: value })[setting]).toBe(expected);
});

test.each([
  ["true", true],
  ["false", false],
])("ACCEPT_NEW_RELEASES may be %s", (value, acceptNewReleases) => {
  expect(readSettings({ ACCEPT_NEW_RELEASES: value })).toMatchObject({ acceptNewReleases });
});

test.each<[variable: string, problem: string, values: string]>([
  ["RELEASES_REPOSITORY", "must be owner/name", "player https://a.b/octo/player octo/.. octo/a%b"],
  ["GITHUB_REPOSITORY", "must be owner/name", "octo/<script>"],
  ["ACCEPT_NEW_RELEASES", "must be true or false", "1 True yes"],
  ["RELEASES_API_URL", "must be a plain", "api.github.com ftp://a.b https://a.b:99999"],
  ["RELEASES_API_URL", "must be a plain", "https://a.b? https://a.b/# https://a.b//api"],
  ["RELEASES_API_URL", "must be a plain", `https://a;b https://a'b https://a,b https://a.b/"`],
  ["RELEASES_API_URL", 'for example "https://example.com/api/v3"', "api.github.com"],
  ["SITE_URL", 'for example "https://example.com", without', "site.example"],
  ["SITE_URL", 'Set SITE_URL to "https://a.b" and PATH_PREFIX to "/player"', "https://a.b/player/"],
  ["PATH_PREFIX", 'must be empty or a path, for example "/player"', "player //a.b /a/../b /a?b"],
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

test.each([
  ["has a line break", "ghp_secret\n", "https://git.example", "GITHUB_TOKEN is malformed"],
  ["would be shown by http", "ghp_secret", "http://git.example", "is http://git.example, and"],
])("a token that %s stops the build, and is not in the message", (_, token, apiUrl, problem) => {
  const environment = { GITHUB_TOKEN: token, RELEASES_API_URL: apiUrl };
  const read = () => readToken(readSettings(environment), environment);
  expect(read).toThrow(problem);
  expect(read).not.toThrow("ghp_secret");
});

test.each([
  ["https://git.example", "ghp_secret", "ghp_secret"],
  ["http://localhost:9302", "ghp_secret", "ghp_secret"],
  ["http://git.example", "", undefined],
])("for the API %s, the token %j is %j", (apiUrl, token, expected) => {
  const environment = { GITHUB_TOKEN: token, RELEASES_API_URL: apiUrl };
  expect(readToken(readSettings(environment), environment)).toBe(expected);
});
