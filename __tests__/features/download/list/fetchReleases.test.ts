/** @jest-environment node */

import { fetchReleases, TIME_LIMIT } from "../../../../src/features/download/list/fetchReleases";
import { githubRelease, githubReleases } from "../../../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../../../support/releasesApi";

let api: ReleasesApi;
beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
});
afterEach(() => api.close());

const ask = (call = new AbortController()) => fetchReleases(`${api.url}/repos/octo/player/releases`, call);

test("one call without query, credentials or headers of its own gets the newest releases", async () => {
  const { releases, hasNextPage } = await ask();
  expect(releases.map(({ version }) => version)).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  expect(hasNextPage).toBe(false);
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]?.url).toBe(`${api.url}/repos/octo/player/releases`);
  // What the runtime sends by itself.
  expect(api.calls[0]?.headers).toMatchObject({ accept: "*/*" });
  expect(Object.keys(api.calls[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/authorization|cookie/)]),
  );
});

const NEXT = '<https://x?page=2>; rel="next"';
test.each<[number, string | null | undefined, boolean]>([
  [29, undefined, false],
  [31, undefined, true],
  // A full page without a Link header may come from a server that hides the header.
  [30, null, true],
  [3, NEXT, true],
  [3, "<https://x?page=2>; rel=next", true],
  [30, '<https://x?page=1>; rel="prev"', false],
])("with %i releases and the Link header %j, the answer has a next page: %s", async (count, header, hasNextPage) => {
  api.releases = githubReleases(count);
  if (header) api.linkOf = () => header;
  await expect(ask()).resolves.toMatchObject({ hasNextPage });
});

test.each([
  ["a draft", [githubRelease(2, { draft: true }), githubRelease(1)], ["v1.1.0"]],
  ["an entry that is no release", [null, githubRelease(1), 7], ["v1.1.0"]],
  ["an empty list", [], []],
])("%s: the answer has the other releases", async (_, releases, versions) => {
  api.releases = releases;
  expect((await ask()).releases.map(({ version }) => version)).toEqual(versions);
});

test("the redirect to a renamed repository is followed", async () => {
  const { releases } = await fetchReleases(`${api.url}/repos/octo/old-player/releases`, new AbortController());
  expect(releases).toHaveLength(3);
});

test.each<[Fault, string]>([
  ["500", "Failed to fetch releases"],
  ["502 with HTML", "Failed to fetch releases"],
  ["403 rate limit", "Failed to fetch releases"],
  ["429 rate limit", "Failed to fetch releases"],
  ["404", "Failed to fetch releases"],
  ["304 without a condition", "Failed to fetch releases"],
  ["reset", "The server cannot be reached"],
  ["cut-off JSON", "The release list cannot be read"],
  ["{}", "The release list cannot be read"],
])("after the fault %s, visitors read: %s", async (fault, message) => {
  api.fault = fault;
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toMatchObject({ message });
  // For debugging. A status has no cause.
  if (message !== "Failed to fetch releases") expect(failure).toHaveProperty("cause", expect.anything());
});

test.each(["hang", "drip"] as const)("a call that is never answered in full ends after ten seconds (%s)", async (fault) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  try {
    api.fault = fault;
    const call = jest.spyOn(globalThis, "fetch");
    const failure = expect(ask()).rejects.toThrow("The release server is too slow");
    if (fault === "drip") await call.mock.results[0]?.value;
    jest.advanceTimersByTime(TIME_LIMIT);
    await failure;
  } finally {
    jest.useRealTimers();
  }
});

test("a finished call leaves no timer", async () => {
  const start = jest.spyOn(globalThis, "setTimeout");
  const stop = jest.spyOn(globalThis, "clearTimeout");
  await ask();
  const timer = start.mock.results[start.mock.calls.findIndex(([, time]) => time === TIME_LIMIT)];
  expect(timer).toBeDefined();
  expect(stop).toHaveBeenCalledWith(timer?.value);
});

test("an aborted call rejects with the reason", async () => {
  api.fault = "hang";
  const call = new AbortController();
  const failure = ask(call);
  call.abort(new Error("gone"));
  await expect(failure).rejects.toThrow("gone");
});
