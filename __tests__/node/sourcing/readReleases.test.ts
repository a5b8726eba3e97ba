/** @jest-environment node */
import { readSettings } from "../../../src/node/settings";
import * as fetching from "../../../src/node/sourcing/fetchReleasePages";
import * as publishedReleases from "../../../src/node/sourcing/publishedReleases";
import { readReleases } from "../../../src/node/sourcing/readReleases";
import type { Release } from "../../../src/releases/release";
import { androidPackage, release, releaseFile } from "../../support/release";

const liveUrl = "https://git.example/api/repos/octo/player/releases";
const SETTINGS = {
  RELEASES_REPOSITORY: "octo/player",
  RELEASES_API_URL: "https://git.example/api",
};
const WITH_TOKEN = { ...SETTINGS, GITHUB_TOKEN: "ghp_secret" };
const known = { androidPackage: androidPackage() };
const released = (changes: Partial<Release> = {}) =>
  release({ ...known, files: [releaseFile("player.apk", known)], ...changes });
const published = {
  liveUrl,
  readAt: "2026-11-20T10:00:00.000Z",
  releases: [released({ id: "9" })],
};

let fetchPages: jest.SpiedFunction<typeof fetching.fetchReleasePages>;
let fetchPublished: jest.SpiedFunction<typeof publishedReleases.fetchPublishedList>;
beforeEach(() => {
  fetchPages = jest.spyOn(fetching, "fetchReleasePages").mockResolvedValue([released()]);
  fetchPublished = jest
    .spyOn(publishedReleases, "fetchPublishedList")
    .mockResolvedValue({ reason: "it is not there", isFirstPublication: true });
});

const failWith = (status: number, reason = "") =>
  fetchPages.mockRejectedValue(new fetching.RequestFailure(`status ${status}${reason}`, status));

const warn = jest.fn();
const expectWarning = (warning: RegExp) =>
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
function read(settings: Record<string, string> = SETTINGS) {
  jest.replaceProperty(process, "env", settings);
  return readReleases(readSettings(), warn);
}

test("reads the releases with the token, by requests that do not wait for each other", async () => {
  // A feature line of an older release is enough.
  const releases = [released({ features: [] }), released({ id: "2" })];
  fetchPages.mockResolvedValue(releases);
  const list = read(WITH_TOKEN);
  expect(fetchPages).toHaveBeenCalledWith(liveUrl, "ghp_secret", warn);
  expect(fetchPublished).toHaveBeenCalledWith(readSettings(), liveUrl);
  const readAt = expect.stringMatching(/^20.*Z$/);
  expect(await list).toEqual({ releases, liveUrl, readAt });
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, Release[], RegExp]>([
  ["has no releases", [], /octo\/player\/releases lists no .* set RELEASES_REPOSITORY to/],
  ["has no feature line", [released({ features: [] })], /no release have a feature line/],
  [
    "has no package for phones in the newest release",
    [released({ version: "v2\n::error::", files: [releaseFile("a.aab")] }), released({ id: "2" })],
    /^v2\?: :error: :, the newest release/,
  ],
])("warns of a list that %s", async (_, releases, warning) => {
  fetchPages.mockResolvedValue(releases);
  await read();
  expectWarning(warning);
});

test("reads the sample releases without a repository, with a warning", async () => {
  const { releases, liveUrl } = await read({});
  expect(liveUrl).toBe("/sample-releases.json");
  const files = releases.flatMap((one) => one.files);
  expect(files[0]?.androidPackage).not.toBeNull();
  // This domain is reserved for examples.
  for (const { downloadUrl } of files) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
  expectWarning(/^No repository is set, .*RELEASES_REPOSITORY/);
  expect(fetchPages).not.toHaveBeenCalled();
});

test.each([
  [409, "", SETTINGS],
  [403, " (Forbidden)", SETTINGS],
  [403, " (API rate limit exceeded)", WITH_TOKEN],
])("after status %i%s, reads the published list, and warns", async (status, reason, given) => {
  failWith(status, reason);
  fetchPublished.mockResolvedValue(published);
  expect(await read(given)).toEqual(published);
  expectWarning(new RegExp(`octo/player.*status ${status}.*20T10:00.*used instead`));
});

test("fails if the API fails and there is no published list", async () => {
  failWith(403);
  await expect(read()).rejects.toThrow(/status 403.*: it is not there\. .*githubstatus/);
});

test("fails, although there is a published list, if no request was sent", async () => {
  fetchPages.mockRejectedValue(new TypeError("fetch refuses to request"));
  fetchPublished.mockResolvedValue(published);
  await expect(read()).rejects.toThrow(/^fetch refuses to request$/);
});

test.each([
  [401, "", "Renew GITHUB_TOKEN"],
  [403, " (Resource not accessible by personal access token)", "Renew GITHUB_TOKEN"],
  [404, "", "Check RELEASES_REPOSITORY; the repository must be public"],
  [410, "", "Check RELEASES_REPOSITORY"],
  [451, "", "Check RELEASES_REPOSITORY"],
])("after status %i%s, fails although there is a published list", async (...row) => {
  const [status, reason, remedy] = row;
  failWith(status, reason);
  fetchPublished.mockResolvedValue(published);
  await expect(read(WITH_TOKEN)).rejects.toThrow(remedy);
});

test("compares the list with the published one, until a setting accepts any", async () => {
  fetchPublished.mockResolvedValue(published);
  await expect(read()).rejects.toThrow("none of the releases");
  expect(await read({ ...SETTINGS, ACCEPT_NEW_RELEASES: "true" })).toMatchObject({ liveUrl });
});
