/** @jest-environment node */
import { productName } from "../../src/site/product";
import { type FetchOptions, fetchReleases } from "../../src/sourcing/fetchReleases";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../support/releasesApi";

const TOKEN = "secret-token";
const BEARER = `Bearer ${TOKEN}`;
/** Waits before the retries of one request, in seconds. */
const BACKOFF = [2, 4, 8];
/** Nothing can arrive within this time, in milliseconds, that would make the request succeed. */
const SHORT_TIMEOUT = 25;

let api: ReleasesApi;
let endpoint: string;
let warnings: string[];
let waits: number[];

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
  endpoint = `${api.url}/repos/octo/player/releases`;
  warnings = [];
  waits = [];
});
afterEach(() => api.close());

const fetchList = (options: Partial<FetchOptions> = {}, url = endpoint) =>
  fetchReleases(url, {
    warn: (message) => warnings.push(message),
    wait: async (milliseconds) => waits.push(milliseconds / 1000),
    // Long enough for a slow machine: without a fault, no request takes nearly as long.
    timeout: 10_000,
    ...options,
  });
const versions = async (options?: Partial<FetchOptions>) => (await fetchList(options)).map(({ version }) => version);
const failure = (options?: Partial<FetchOptions>) => fetchList(options).then(() => "no failure", String);
const authorizations = () => api.calls.map(({ headers }) => headers.authorization);
/** The queries of all requests so far. */
const queries = () => api.calls.map(({ url }) => new URL(url).search);
/** Makes the next requests fail. */
const failWith = (fault: Fault, faultyCalls = Number.POSITIVE_INFINITY) => Object.assign(api, { fault, faultyCalls });
const pageUrl = (page: number) => `${endpoint}?per_page=100&page=${page}`;

test("the releases come in the API's order, and one request names the site as GitHub asks", async () => {
  expect(await versions()).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  const headers = { accept: "application/vnd.github+json", "user-agent": `${productName} website` };
  expect(api.calls).toEqual([expect.objectContaining({ headers: expect.objectContaining(headers) })]);
  expect(authorizations()).toEqual([undefined]);
  expect(warnings).toEqual([]);
});

test("a list without releases is valid, also if it has drafts, which the API gives to a request with a token", async () => {
  api.releases = [githubRelease(1, { draft: true, published_at: null })];
  expect(await versions({ token: TOKEN })).toEqual([]);
  api.releases = [];
  expect(await versions()).toEqual([]);
  expect(warnings).toEqual([]);
});

test("an unusable entry is left out, and a warning names its position in the whole list", async () => {
  api.releases = [...githubReleases(101), null];
  expect(await versions()).toHaveLength(101);
  expect(warnings).toEqual([expect.stringContaining("entry 102 of the list")]);
});

test("notes that seem to list changes in another form give a warning", async () => {
  api.releases = [3, 2].map((number) => githubRelease(number, { body: "## What's Changed\n* One change" }));
  expect(await versions()).toHaveLength(2);
  expect(warnings).toEqual([expect.stringContaining(`${endpoint}: The site shows no changes for v1.3.0, v1.2.0,`)]);
});

describe("pages", () => {
  test("are read one after another, with 100 entries each", async () => {
    api.releases = githubReleases(250);
    expect((await versions()).at(-1)).toBe("v1.1.0");
    expect(queries()).toEqual(["?per_page=100", "?per_page=100&page=2", "?per_page=100&page=3"]);
  });

  test.each([502, 504])("are smaller if the API cannot collect a hundred releases in time, and says status %i", async (status) => {
    api.releases = githubReleases(30);
    const fetchSpy = jest.spyOn(globalThis, "fetch");
    for (let attempt = 1; attempt <= 4; attempt += 1) fetchSpy.mockResolvedValueOnce(new Response("", { status }));
    expect(await versions()).toHaveLength(30);
    expect(queries()).toEqual(["?per_page=25", "?per_page=25&page=2"]);
    expect(warnings.at(-1)).toContain("trying again with smaller pages");
  });

  test("of a renamed repository are found by its redirect, and each request has the token", async () => {
    api.releases = githubReleases(150);
    expect(await fetchList({ token: TOKEN }, `${api.url}/repos/octo/old-player/releases`)).toHaveLength(150);
    expect(authorizations()).toEqual(Array(3).fill(BEARER));
  });

  test("that overlap, because a release was published between two requests, give each release once", async () => {
    api.releases = githubReleases(150);
    api.beforeAnswer = (page) => page === 2 && api.releases.unshift(githubRelease(151));
    const list = await versions();
    expect(list).toEqual(githubReleases(150).map(({ tag_name }) => tag_name));
  });

  test("without a usable entry are no pages of a list", async () => {
    api.releases = [...githubReleases(100), {}, null];
    expect(await failure()).toContain("holds no usable release");
  });

  test.each([
    [101, "a list of links", () => `<${pageUrl(1)}>; rel="prev", <${pageUrl(2)}>; rel="next", <${pageUrl(9)}>; rel="last"`],
    [101, "a list without blanks and quotes", () => `<${pageUrl(1)}>;rel=prev,<${pageUrl(2)}>;rel=next`],
    [101, "one with more than one relation", () => `<${pageUrl(2)}>; rel="last Next"`],
    [101, "one with other words beside it", () => `<${pageUrl(2)}>; title="a, b"; rel="next"; type="x"`],
    [101, "a relative one", () => `</repos/octo/player/releases?per_page=100&page=2>; rel="next"`],
    [100, "one that names another relation", () => `<${pageUrl(2)}>; rel="nextish"`],
    [100, "no link", () => "next"],
  ])("give %i of 101 releases if the Link header is %s", async (count, _, header) => {
    api.releases = githubReleases(101);
    api.linkOf = (page) => (page === 1 ? header() : undefined);
    expect(await versions()).toHaveLength(count);
  });

  test.each<[string, () => string, string]>([
    ["to another host, which would get the token", () => "https://a.example/x", "another origin, https://a.example/x"],
    ["to an invalid URL", () => "https://[", "another origin"],
    ["in a circle", () => `${endpoint}?per_page=100`, "links to an earlier page as the next one"],
  ])("do not lead %s", async (_, targetOf, reason) => {
    api.linkOf = () => `<${targetOf()}>; rel="next"`;
    expect(await failure({ token: TOKEN })).toContain(reason);
    expect(api.calls).toHaveLength(1);
  });
});

test.each<[Fault, string, number[]]>([
  ["500", "status 500 (Server Error)", BACKOFF],
  // First with pages of a hundred entries, then with smaller ones.
  ["502 with HTML", "status 502 (<html><body><h1>502 Bad Gateway", [...BACKOFF, ...BACKOFF]],
  ["403 rate limit", "status 403 (API rate limit exceeded", []],
  ["403 secondary rate limit", "status 403 (You have exceeded a secondary rate limit", [60, 60, 60]],
  ["429 rate limit", "status 429 (Too many requests)", []],
  ["409", "status 409 (Git Repository is empty.)", []],
  ["404", "status 404 (Not Found)", []],
  ["hang", "no response (none within 0.025 s)", BACKOFF],
  ["drip", "no response (none within 0.025 s)", BACKOFF],
  ["reset", "no response (UND_ERR_SOCKET)", BACKOFF],
  ["cut-off JSON", "not a list of releases", BACKOFF],
  ["cut-off body", "no response (UND_ERR_SOCKET)", BACKOFF],
  ["{}", "not a list of releases", BACKOFF],
  ["garbage", "holds no usable release", []],
  ["endless redirects", "no response (", BACKOFF],
])("the fault %s is a failure that says %j, after waits of %j seconds", async (fault, reason, expected) => {
  failWith(fault);
  const timeout = fault === "hang" || fault === "drip" ? SHORT_TIMEOUT : 10_000;
  const message = await failure({ timeout });
  expect(message).toContain(reason);
  expect(waits).toEqual(expected);
  expect([message, ...warnings].join()).not.toMatch(/[^\x20-\x7e]|::/);
});

test("a fault that passes costs a retry, and nothing else", async () => {
  failWith("reset", 2);
  expect(await versions()).toHaveLength(3);
  expect(waits).toEqual([2, 4]);
  expect(warnings).toEqual([
    `${endpoint}?per_page=100: no response (UND_ERR_SOCKET); trying again in 2 s.`,
    `${endpoint}?per_page=100: no response (UND_ERR_SOCKET); trying again in 4 s.`,
  ]);
});

test.each<[string, Record<string, string>, number[]]>([
  ["the wait that GitHub names", { "retry-after": "7" }, [7]],
  ["no wait that is longer than a minute", { "retry-after": "61" }, []],
  ["the end of the primary rate limit", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1000000020" }, [21]],
  ["a minute if GitHub names no time", { "x-ratelimit-remaining": "40" }, [60]],
])("after status 429, a retry keeps %s", async (_, headers, expected) => {
  // In seconds, this is 1,000,000,000.
  jest.spyOn(Date, "now").mockReturnValue(1_000_000_000_000);
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("", { status: 429, headers }));
  await failure();
  expect(waits).toEqual(expected);
});

test("all requests together end after five minutes", async () => {
  failWith("500");
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const wait = async () => {
    now += 150_000;
  };
  expect(await failure({ wait })).toContain("the time for the whole list is over");
  expect(api.calls).toHaveLength(2);
});

describe("a token", () => {
  test.each<Fault>(["401", "403 token"])(
    "that the API rejects (%s) costs a warning, and the list is read without it",
    async (fault) => {
      api.releases = githubReleases(101);
      failWith(fault, 1);
      expect(await versions({ token: TOKEN })).toHaveLength(101);
      expect(authorizations()).toEqual([BEARER, undefined, undefined]);
      expect(warnings).toEqual([expect.stringMatching(/GITHUB_TOKEN is not accepted \(status 40[13] \(.*\)\)/)]);
      expect(warnings.join()).not.toContain(TOKEN);
      expect(waits).toEqual([]);
    },
  );

  test.each([
    ["organization has an IP allow list enabled, and your IP address is not permitted to access this resource."],
    [
      "The 'octo' organization forbids access via a personal access token (classic) if the token's lifetime is greater than 366 days.",
    ],
    ["Resource not accessible by integration"],
  ])("is left out after the message %j of status 403", async (message) => {
    const body = JSON.stringify({ message });
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body, { status: 403 }));
    expect(await versions({ token: TOKEN })).toHaveLength(3);
    expect(authorizations()).toEqual([undefined]);
  });

  test("whose list cannot be read without it either gives both reasons, and a 404 without it does not count", async () => {
    const fetchSpy = jest.spyOn(globalThis, "fetch");
    for (const status of [401, 404]) fetchSpy.mockResolvedValueOnce(new Response('{"message":"No"}', { status }));
    const error: unknown = await fetchList({ token: TOKEN }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: "with GITHUB_TOKEN, status 401 (No); without it, status 404 (No)", status: 401 });
  });

  test("goes neither to the host to which a redirect leads, nor to that of the page after it", async () => {
    const other = await startReleasesApi(githubReleases(101));
    api.otherHost = `${other.url}/repos/octo/player/releases?per_page=100#`;
    failWith("301 to another host");
    expect(await failure({ token: TOKEN })).toContain("another origin");
    expect(other.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.close();
  });
});
