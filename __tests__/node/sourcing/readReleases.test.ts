/** @jest-environment node */
import { readSettings } from "../../../src/node/settings";
import * as fetching from "../../../src/node/sourcing/fetchReleasePages";
import * as visibility from "../../../src/node/sourcing/isPrivateRepository";
import * as publishedReleases from "../../../src/node/sourcing/publishedReleases";
import { readReleases } from "../../../src/node/sourcing/readReleases";
import type { Release } from "../../../src/releases/release";
import { productName } from "../../../src/site/product";
import { androidPackage, release, releaseFile } from "../../support/release";

const liveUrl = "https://git.example/api/repos/octo/player/releases";
const SETTINGS = {
  RELEASES_REPOSITORY: "octo/player",
  RELEASES_API_URL: "https://git.example/api",
};
const known = { androidPackage: androidPackage() };
const released = (changes: Partial<Release> = {}) =>
  release({ ...known, files: [releaseFile("player.apk", known)], ...changes });
const published = {
  liveUrl,
  readAt: "2026-11-20T10:00:00.000Z",
  releases: [released({ id: "9" })],
};

let fetchPages: jest.SpiedFunction<typeof fetching.fetchReleasePages>;
let isPrivate: jest.SpiedFunction<typeof visibility.isPrivateRepository>;
let fetchPublished: jest.SpiedFunction<typeof publishedReleases.fetchPublishedList>;
beforeEach(() => {
  fetchPages = jest.spyOn(fetching, "fetchReleasePages").mockResolvedValue([released()]);
  isPrivate = jest.spyOn(visibility, "isPrivateRepository").mockResolvedValue(false);
  fetchPublished = jest
    .spyOn(publishedReleases, "fetchPublishedList")
    .mockResolvedValue({ reason: "it is not there", isFirstPublication: true });
});

const failWith = (status: number, reason = "") =>
  fetchPages.mockRejectedValue(new fetching.RequestFailure(`status ${status}${reason}`, status));

const warn = jest.fn();
function read(settings: Record<string, string> = SETTINGS) {
  jest.replaceProperty(process, "env", settings);
  return readReleases(readSettings(settings), warn);
}

test("reads the releases of the repository with the token", async () => {
  const list = await read({ ...SETTINGS, GITHUB_TOKEN: "ghp_secret" });
  const readAt = expect.stringMatching(/^20.*Z$/);
  expect(list).toEqual({ releases: [released()], liveUrl, readAt });
  expect(fetchPages).toHaveBeenCalledWith(liveUrl, "ghp_secret", warn);
  expect(warn).not.toHaveBeenCalled();
});

test("fails if the repository is private, which visitors could not read", async () => {
  isPrivate.mockResolvedValue(true);
  const list = read({ ...SETTINGS, GITHUB_TOKEN: "ghp_secret" });
  // The requests do not wait for each other.
  for (const request of [fetchPages, fetchPublished, isPrivate])
    expect(request).toHaveBeenCalledTimes(1);
  await expect(list).rejects.toThrow(
    /octo\/player is private, .* Make it public, or .*RELEASES_REPOSITORY/,
  );
  const endpoint = "https://git.example/api/repos/octo/player";
  expect(isPrivate).toHaveBeenCalledWith(endpoint, "ghp_secret", warn);
  // Without a token, a list that can be read is public.
  expect(await read()).toMatchObject({ liveUrl });
});

test("takes over what the published list knows of packages, and reads the others", async () => {
  const known = releaseFile("a.apk", { androidPackage: androidPackage() });
  const other = releaseFile("b.apk", { size: null });
  fetchPages.mockResolvedValue([
    released({ id: "9", files: [{ ...known, androidPackage: null }, other] }),
  ]);
  fetchPublished.mockResolvedValue({
    ...published,
    releases: [released({ id: "9", files: [known] })],
  });
  const { releases } = await read();
  expect(releases).toEqual([
    released({ id: "9", androidPackage: androidPackage(), files: [known, other] }),
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("warns if the repository has no releases", async () => {
  fetchPages.mockResolvedValue([]);
  expect(await read()).toMatchObject({ releases: [] });
  const warning = /repos\/octo\/player\/releases lists no .* set RELEASES_REPOSITORY to/;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test("warns once if no release has a feature line", async () => {
  const [none, other] = [released({ features: [] }), released({ id: "2", features: [] })];
  fetchPages.mockResolvedValue([none, other, released({ id: "3" })]);
  await read();
  expect(warn).not.toHaveBeenCalled();
  fetchPages.mockResolvedValue([none, other]);
  await read();
  expect(warn.mock.calls).toEqual([[expect.stringContaining("no release have a feature line")]]);
});

test("warns if the newest release has no package for phones", async () => {
  const [bundle, other] = [releaseFile("player.aab"), released({ id: "2" })];
  fetchPages.mockResolvedValue([released({ version: "v2\n::error::", files: [bundle] }), other]);
  await read();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^v2\?: :error: :, the newest release/)],
  ]);
});

test("reads the sample releases without a repository, with a warning", async () => {
  const { releases, ...list } = await read({});
  expect(list).toMatchObject({ liveUrl: "/sample-releases.json" });
  expect(releases.length).toBeGreaterThan(30);
  expect(releases[0]).toMatchObject({ version: "2.4.0", androidPackage: { oldestAndroid: "8" } });
  expect(releases[1]?.name).toBe(`${productName} 2.3.2`);
  const processors = releases[0]?.files.map((file) => file.androidPackage?.processors[0]);
  expect(processors).toEqual(["arm64-v8a", "arm64-v8a", "armeabi-v7a", "x86_64", undefined]);
  expect(releases.at(-1)).toMatchObject({ androidPackage: { oldestAndroid: "5" } });
  // This domain is reserved for examples.
  for (const { downloadUrl } of releases) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^No repository is set, .*RELEASES_REPOSITORY/),
  );
  expect(fetchPages).not.toHaveBeenCalled();
});

test("reads the published list if the API fails, and warns with the reason", async () => {
  failWith(409);
  fetchPublished.mockResolvedValue(published);
  expect(await read()).toEqual(published);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/octo\/player.*status 409.*20T10:00.*used instead/),
  );
});

test("fails if the API fails and there is no published list", async () => {
  failWith(403);
  await expect(read()).rejects.toThrow(/status 403.*: it is not there\. .*githubstatus/);
});

test.each([
  [401, "Renew GITHUB_TOKEN"],
  [404, "Check RELEASES_REPOSITORY; the repository must be public"],
  [410, "Check RELEASES_REPOSITORY"],
  [451, "Check RELEASES_REPOSITORY"],
])("after status %i, fails although there is a published list", async (status, remedy) => {
  failWith(status);
  fetchPublished.mockResolvedValue(published);
  await expect(read()).rejects.toThrow(remedy);
});

test("after status 403, fails if GitHub refuses the token, not after a rate limit", async () => {
  fetchPublished.mockResolvedValue(published);
  const settings = { ...SETTINGS, GITHUB_TOKEN: "ghp_secret" };
  failWith(403, " (Resource not accessible by personal access token)");
  await expect(read(settings)).rejects.toThrow("Renew GITHUB_TOKEN");
  failWith(403, " (API rate limit exceeded)");
  expect(await read(settings)).toMatchObject(published);
});

test("warns of an unreadable published list, until a setting accepts any", async () => {
  fetchPublished.mockResolvedValue({ reason: "status 503", isFirstPublication: false });
  expect(await read({ ...SETTINGS, ACCEPT_NEW_RELEASES: "true" })).toMatchObject({ liveUrl });
  expect(warn).not.toHaveBeenCalled();
  expect(await read()).toMatchObject({ liveUrl, releases: [released()] });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("status 503"));
});

test("fails if no published release is left, until a setting accepts it", async () => {
  fetchPublished.mockResolvedValue(published);
  await expect(read()).rejects.toThrow("none of the releases");
  expect(await read({ ...SETTINGS, ACCEPT_NEW_RELEASES: "true" })).toMatchObject({ liveUrl });
});
