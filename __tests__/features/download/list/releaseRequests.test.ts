/** @jest-environment node */

import {
  ALL_RELEASES_TIMEOUT,
  fetchAllReleases,
  fetchLiveReleases,
  TIMEOUT,
} from "../../../../src/features/download/list/releaseRequests";
import { githubReleases } from "../../../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../../../support/releasesApi";

let api: ReleasesApi;
beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
});
afterEach(() => api.close());

const request = () =>
  fetchLiveReleases(`${api.url}/repos/octo/player/releases`, new AbortController());

test("a request without query, credentials or own headers gets the newest releases", async () => {
  const { releases, hasNextPage } = await request();
  expect(releases.map(({ version }) => version)).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  expect(hasNextPage).toBe(false);
  expect(api.calls.map(({ url }) => url)).toEqual([`${api.url}/repos/octo/player/releases`]);
  const { accept, authorization, cookie } = api.calls[0]?.headers ?? {};
  expect({ accept, authorization, cookie }).toEqual({ accept: "*/*" });
});

test.each<[number, string | null | undefined, boolean]>([
  [29, undefined, false],
  [31, undefined, true],
  [30, null, true],
  [3, '<https://x?page=2>; rel="next"', true],
  [3, "<https://x?page=2>; rel=next", true],
  [30, '<https://x?page=1>; rel="prev"', false],
])("%i releases with the Link header %j have a next page: %p", async (count, header, expected) => {
  api.releases = githubReleases(count);
  if (header) api.linkOf = () => header;
  expect((await request()).hasNextPage).toBe(expected);
});

test.each<[Fault, string]>([
  ["500", "Failed to fetch releases"],
  ["reset", "The server cannot be reached"],
  ["cut-off JSON", "The release list cannot be read"],
])("after the fault %s, visitors read: %s", async (fault, message) => {
  api.fault = fault;
  await expect(request()).rejects.toThrow(message);
});

test.each(["hang", "drip"] as const)("a slow response times out (%s)", async (fault) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  api.fault = fault;
  const fetched = jest.spyOn(globalThis, "fetch");
  const failure = expect(request()).rejects.toThrow("The release server is too slow");
  if (fault === "drip") await fetched.mock.results[0]?.value;
  // Until the body is read.
  await new Promise(setImmediate);
  jest.advanceTimersByTime(TIMEOUT);
  await failure;
  jest.useRealTimers();
});

test.each([
  ["status 404", new Response(null, { status: 404 })],
  ["the file cannot be read", new Response("[]")],
])("if all releases cannot be loaded, visitors read the reason: %s", async (reason, response) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(response);
  const message = `All releases could not be loaded (${reason})`;
  await expect(fetchAllReleases("/releases.json")).rejects.toThrow(message);
});

test("the file of all releases has a timeout", async () => {
  const reason = new Error("signal timed out");
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(reason));
  const failure = fetchAllReleases(`${api.url}/repos/octo/player/releases`);
  await expect(failure).rejects.toThrow("All releases could not be loaded (signal timed out)");
  expect(timeout).toHaveBeenCalledWith(ALL_RELEASES_TIMEOUT);
});
