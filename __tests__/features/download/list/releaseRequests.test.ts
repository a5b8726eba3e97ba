/** @jest-environment node */

import {
  fetchAllReleases,
  fetchLiveReleases,
} from "../../../../src/features/download/list/releaseRequests";
import { githubReleases } from "../../../support/githubReleases";

const LIVE_URL = "https://api.example.com/repos/octo/player/releases";

const PUBLISHED = { liveUrl: "", readAt: "2026-11-20T10:00:00.000Z", releases: [] };

let fetched: jest.SpiedFunction<typeof fetch>;
let timeout: jest.SpiedFunction<typeof AbortSignal.timeout>;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch");
  timeout = jest.spyOn(AbortSignal, "timeout");
});
/** The signal of the only timeout so far, in milliseconds. */
function signalAfter(milliseconds: number) {
  expect(timeout.mock.calls).toEqual([[milliseconds]]);
  return timeout.mock.results[0]?.value;
}

function request(response: Response | Promise<Response>) {
  fetched.mockReturnValueOnce(Promise.resolve(response));
  return fetchLiveReleases(LIVE_URL, "default");
}
const listOf = (count: number) => new Response(JSON.stringify(githubReleases(count)));

test("a request without query, credentials or own headers gets the newest releases", async () => {
  const { releases } = await request(listOf(3));
  expect(releases.map(({ version }) => version)).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  const signal = signalAfter(10_000);
  const options = { credentials: "same-origin", cache: "default", signal };
  expect(fetched).toHaveBeenCalledWith(LIVE_URL, options);
});

test.each([
  [29, false],
  [30, true],
])("a response with %i releases has a next page: %p", async (count, expected) => {
  expect((await request(listOf(count))).hasNextPage).toBe(expected);
});

test("a response that was cut off cannot be read, and visitors read that", async () => {
  await expect(request(new Response("[{"))).rejects.toThrow("The release list cannot be read");
});

test.each([
  ["status 404", new Response(null, { status: 404 })],
  ["the file cannot be read", new Response("[]")],
])("if all releases cannot be loaded, visitors read the reason: %s", async (reason, response) => {
  fetched.mockResolvedValueOnce(response);
  const message = `All releases could not be loaded (${reason})`;
  await expect(fetchAllReleases("/releases.json")).rejects.toThrow(message);
});

test("the file of all releases has a timeout", async () => {
  fetched.mockRejectedValueOnce(new Error("signal timed out"));
  const failure = fetchAllReleases("/releases.json");
  await expect(failure).rejects.toThrow("All releases could not be loaded (signal timed out)");
  expect(fetched).toHaveBeenCalledWith("/releases.json", { signal: signalAfter(60_000) });
});

test("if the script that reads responses fails to load, the next request loads it again", async () => {
  jest.resetModules();
  const script = "../../../../src/features/download/list/parseReleases";
  const fail = () => {
    throw new Error("Loading chunk parsers failed");
  };
  const load = jest.fn(() => jest.requireActual<object>(script));
  // With the page, and with the first request.
  jest.doMock(script, load.mockImplementationOnce(fail).mockImplementationOnce(fail));
  const { fetchAllReleases } = await import(
    "../../../../src/features/download/list/releaseRequests"
  );
  fetched.mockImplementation(async () => new Response(JSON.stringify(PUBLISHED)));
  await expect(fetchAllReleases("/a.json")).rejects.toThrow("(a script cannot be loaded)");
  expect(await fetchAllReleases("/a.json")).toEqual([]);
});
