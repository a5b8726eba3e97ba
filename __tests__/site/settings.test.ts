import { readSettings } from "../../src/site/settings";

test("without any variable, the build shows the sample releases and uses this machine as the host", () => {
  expect(readSettings({})).toEqual({
    repository: null,
    apiUrl: "https://api.github.com",
    siteUrl: "http://localhost:9000",
    pathPrefix: "",
  });
});

test("empty variables count as not set", () => {
  expect(
    readSettings({ RELEASES_REPOSITORY: "", GITHUB_REPOSITORY: "", RELEASES_API_URL: "", SITE_URL: "", PATH_PREFIX: "" }),
  ).toEqual(readSettings({}));
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
  for (const value of ["https://user:secret@host", "https://user:secret@host:99999", "ftp://secret@host", "user:secret@host"]) {
    expect(() => readSettings({ RELEASES_API_URL: value })).toThrow("RELEASES_API_URL");
    expect(() => readSettings({ RELEASES_API_URL: value })).not.toThrow("secret");
  }
});
