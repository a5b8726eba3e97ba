/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import { fetchReleasePages } from "../../../src/build/sourcing/fetchReleasePages";
import { productName } from "../../../src/site/product";
import { githubReleases } from "../../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../../support/releasesApi";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const TOKEN = "secret-token";
/** Delays before the retries of one request, in seconds. */
const BACKOFF = [2, 4, 8];

let api: ReleasesApi;
let endpoint: string;
let warnings: string[];
beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
  endpoint = `${api.url}/repos/octo/player/releases`;
  warnings = [];
});
afterEach(() => api.close());

async function fetchVersions(token?: string): Promise<string[]> {
  const warn = (message: string) => warnings.push(message);
  return (await fetchReleasePages(endpoint, { token, warn })).map(({ version }) => version);
}
const failure = (token?: string) => fetchVersions(token).then(() => "no failure", String);
const authorizations = () => api.calls.map(({ headers }) => headers.authorization);
const delays = () => jest.mocked(sleep).mock.calls.map(([milliseconds = 0]) => milliseconds / 1000);

test("reads the list in the API's order, and names the site as GitHub asks", async () => {
  expect(await fetchVersions()).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  expect(api.calls[0]?.headers).toMatchObject({
    accept: "application/vnd.github+json",
    "user-agent": `${productName} website`,
  });
  expect(warnings).toEqual([]);
});

test("requests every page with the token, and stops after the last one", async () => {
  api.releases = githubReleases(125);
  expect((await fetchVersions(TOKEN)).at(-1)).toBe("v1.1.0");
  const queries = api.calls.map(({ url }) => new URL(url).search);
  expect(queries).toEqual(["?per_page=50", "?per_page=50&page=2", "?per_page=50&page=3"]);
  expect(authorizations()).toEqual(Array(3).fill(`Bearer ${TOKEN}`));
});

test("warns of an unusable release by its position in the whole list", async () => {
  api.releases = [...githubReleases(101), null];
  expect(await fetchVersions()).toHaveLength(101);
  expect(warnings).toEqual([expect.stringContaining("release 102 of the list")]);
});

test("does not follow a link to another origin, which would get the token", async () => {
  api.linkOf = () => '<https://evil.example/::x>; rel="next"';
  expect(await failure(TOKEN)).toContain("another origin, https://evil.example/: :x");
  expect(api.calls).toHaveLength(1);
});

test.each<[Fault, number[], string]>([
  ["500", BACKOFF, "status 500 (Server Error)"],
  ["reset", BACKOFF, "no response (UND_ERR_SOCKET)"],
  ["cut-off JSON", BACKOFF, "not a list of releases"],
  ["{}", BACKOFF, "not a list of releases"],
  ["403 rate limit", [], "Error: status 403 (API rate limit exceeded"],
  ["401", [], "Error: status 401 (Bad credentials)"],
  ["garbage", [], "usable release"],
])("after the fault %s, retries with the delays %j, and says %s", async (fault, expected, text) => {
  api.fault = fault;
  expect(await failure(TOKEN)).toContain(text);
  expect(delays()).toEqual(expected);
});

test.each(["hang", "drip"] as const)("ends a request by its timeout (%s)", async (fault) => {
  const timeout = AbortSignal.timeout;
  const timeoutSpy = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(25));
  api.fault = fault;
  expect(await failure()).toContain("no response (timeout of 20 s)");
  expect(timeoutSpy).toHaveBeenCalledWith(20_000);
});

test("succeeds if a retry succeeds, and warns of each retry", async () => {
  Object.assign(api, { fault: "reset", faultyCalls: 2 });
  expect(await fetchVersions()).toHaveLength(3);
  const problem = `${endpoint}?per_page=50: no response (UND_ERR_SOCKET)`;
  expect(warnings).toEqual([`${problem}; retry in 2 s.`, `${problem}; retry in 4 s.`]);
});
