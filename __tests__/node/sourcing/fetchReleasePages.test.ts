/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import { fetchReleasePages } from "../../../src/node/sourcing/fetchReleasePages";
import { githubReleases } from "../../support/githubReleases";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const ENDPOINT = "https://api.example.com/repos/octo/player/releases";
const TOKEN = "secret-token";
/** Delays before the retries of one request, in seconds. */
const BACKOFF = [2, 4, 8];

let fetched: jest.SpiedFunction<typeof fetch>;
let warnings: string[];
beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("[]"));
  warnings = [];
});

/** Responds to the next request with entries. */
function respond(entries: unknown[]) {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(entries)));
}
async function fetchVersions(token?: string): Promise<string[]> {
  const warn = (message: string) => warnings.push(message);
  return (await fetchReleasePages(ENDPOINT, token, warn)).map(({ version }) => version);
}
const failure = (token?: string) => fetchVersions(token).then(() => "no failure", String);
const delays = () => jest.mocked(sleep).mock.calls.map(([milliseconds = 0]) => milliseconds / 1000);

test("a request that fetch refuses is no failure of the API, and shows no token", async () => {
  fetched.mockRejectedValue(new TypeError(`"Bearer ${TOKEN}" is an invalid header value.`));
  const expected = /^(?!.*secret)TypeError: fetch refuses .*page=1, .*no fault of .* GITHUB_TOKEN/;
  expect(await failure(TOKEN)).toMatch(expected);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  [30, 2, undefined],
  [1000, 21, TOKEN],
])("reads a list of %i releases by %i requests with the token %s", async (...row) => {
  const [count, requests, token] = row;
  const entries = githubReleases(count);
  for (let start = 0; start < count; start += 50) respond(entries.slice(start, start + 50));
  // As GitHub does after a thousand releases.
  if (count === 1000) fetched.mockResolvedValueOnce(new Response("{}", { status: 422 }));
  expect(await fetchVersions(token)).toHaveLength(count);
  const headers = {
    accept: "application/vnd.github+json",
    // Not the product's name: fetch refuses many letters.
    "user-agent": "app-website",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  expect(fetched.mock.calls).toEqual(
    Array.from({ length: requests }, (_, index) => [
      `${ENDPOINT}?per_page=50&page=${index + 1}`,
      expect.objectContaining({ headers }),
    ]),
  );
  expect(warnings).toEqual([]);
});

test("follows the redirect of a renamed repository, and warns once", async () => {
  for (const entries of [githubReleases(3), []]) {
    const url = { value: "https://api.example.com/repositories/1/releases" };
    const response = new Response(JSON.stringify(entries));
    Object.defineProperties(response, { redirected: { value: true }, url });
    fetched.mockResolvedValueOnce(response);
  }
  expect(await fetchVersions()).toHaveLength(3);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^https\S+\/octo\/player\/releases redirects to \S+\/repositories\/1\/releases/,
    ),
  ]);
});

test("a server that ignores the page gets 21 requests, and one line of the log", async () => {
  fetched.mockImplementation(async () => new Response(JSON.stringify(githubReleases(30))));
  expect(await fetchVersions()).toHaveLength(30);
  expect(fetched).toHaveBeenCalledTimes(21);
  expect(warnings).toEqual([
    expect.stringMatching(/release 31 .*id 1030 was listed.* \(600 in all\)/),
  ]);
});

test.each<[number, string, number[], string]>([
  [500, '{"message":"Server Error"}', BACKOFF, "status 500 (Server Error)"],
  [200, '[{"id":', BACKOFF, "not a list of releases"],
  [200, "{}", BACKOFF, "not a list of releases"],
  [403, '{"message":"API rate limit exceeded"}', [], "Error: status 403 (API rate limit exceeded)"],
  [422, "{}", [], "status 422"],
  [200, "[{}, null]", [], "usable release"],
])("after status %i with %s, retries with the delays %j, and says %s", async (...row) => {
  const [status, body, expected, text] = row;
  fetched.mockImplementation(async () => new Response(body, { status }));
  expect(await failure(TOKEN)).toContain(text);
  expect(delays()).toEqual(expected);
});

const aborted = () => Promise.reject(new Error("aborted"));

test.each([
  ["no response", aborted],
  ["no end of a response", async () => Object.assign(new Response(), { text: aborted })],
])("ends a request that gets %s by its timeout", async (_, response) => {
  const signal = AbortSignal.abort();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  fetched.mockImplementation(response);
  expect(await failure()).toContain("no response (timeout of 20 s)");
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ signal }));
});

test("succeeds if a retry succeeds, and warns of each retry", async () => {
  const reset = Object.assign(new TypeError("fetch failed"), { cause: { code: "UND_ERR_SOCKET" } });
  fetched.mockRejectedValueOnce(reset);
  respond(githubReleases(3));
  expect(await fetchVersions()).toHaveLength(3);
  const problem = `${ENDPOINT}?per_page=50&page=1: no response (UND_ERR_SOCKET); retry in 2 s.`;
  expect(warnings).toEqual([problem]);
});
