/** @jest-environment node */

import {
  ALL_RELEASES_TIMEOUT,
  fetchAllReleases,
  fetchLiveReleases,
  TIMEOUT,
} from "../../../../src/features/download/list/releaseRequests";
import { githubReleases } from "../../../support/githubReleases";

const LIVE_URL = "https://api.example.com/repos/octo/player/releases";

let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch");
});

function request(response: Response | Promise<Response>) {
  fetched.mockReturnValueOnce(Promise.resolve(response));
  return fetchLiveReleases(LIVE_URL, "default");
}
const listOf = (count: number) => new Response(JSON.stringify(githubReleases(count)));

test("a request without query, credentials or own headers gets the newest releases", async () => {
  const { releases } = await request(listOf(3));
  expect(releases.map(({ version }) => version)).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  const signal = expect.any(AbortSignal);
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
  ["no response", (never: Promise<Response>) => never],
  [
    "no end of a response",
    (json: Promise<Response>) => Object.assign(new Response(), { json: () => json }),
  ],
])("a request that gets %s times out", async (_, respond) => {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  const aborted = new Promise<Response>((_resolve, fail) => {
    controller.signal.addEventListener("abort", () => fail(new Error("aborted")));
  });
  const failure = expect(request(respond(aborted))).rejects.toThrow(
    "The release server is too slow",
  );
  expect(timeout).toHaveBeenCalledWith(TIMEOUT);
  controller.abort();
  await failure;
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
  const signal = AbortSignal.abort();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  fetched.mockRejectedValueOnce(new Error("signal timed out"));
  const failure = fetchAllReleases("/releases.json");
  await expect(failure).rejects.toThrow("All releases could not be loaded (signal timed out)");
  expect(timeout).toHaveBeenCalledWith(ALL_RELEASES_TIMEOUT);
  expect(fetched).toHaveBeenCalledWith("/releases.json", { signal });
});
