/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { productName } from "../../src/site/product";
import { KEPT_FOLDER } from "../../src/site/settings";
import { type ReadOptions, readReleases } from "../../src/sourcing/readReleases";
import { describeNoAnswer } from "../../src/sourcing/requestPage";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../support/releasesApi";

const PROJECT = path.join(__dirname, "..", "..");
/** The time at which all builds run, in milliseconds. */
const NOW = Date.parse("2026-11-21T10:00:00Z");
const NOW_TEXT = new Date(NOW).toISOString();
const TOKEN = "secret-token";
const BEARER = `Bearer ${TOKEN}`;
/** The beginning of the token: a search for the complete token would miss a part of it. */
const PART_OF_TOKEN = TOKEN.slice(0, -2);
const BAD_TOKEN = "with GITHUB_TOKEN, status 401 (Bad credentials); without it, ";

let api: ReleasesApi;
let call: jest.SpiedFunction<typeof fetch>;
let directory: string;
let warnings: string[];
let pauses: number[];

beforeEach(async () => {
  // Only the clock stands still.
  jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "queueMicrotask", "setTimeout", "setInterval", "clearInterval"] });
  api = await startReleasesApi(githubReleases(3));
  call = jest.spyOn(globalThis, "fetch");
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  warnings = [];
  pauses = [];
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
  rmSync(directory, { recursive: true });
});

/** Reads the list of octo/player, or of another repository of octo; null for none. */
function read({ name = "player", ...options }: Partial<ReadOptions> & { name?: string | null } = {}) {
  const repository = name === null ? null : { owner: "octo", name };
  return readReleases({
    settings: { repository, apiUrl: api.url, siteUrl: "http://localhost:9000", pathPrefix: "" },
    siteDirectory: directory,
    warn: (message) => warnings.push(message),
    wait: async (milliseconds) => {
      pauses.push(milliseconds / 1000);
    },
    // Long enough for a slow machine: without a fault, no call takes nearly as long.
    timeLimit: 10_000,
    ...options,
  });
}
const versions = async (options?: Parameters<typeof read>[0]) => (await read(options)).releases.map(({ version }) => version);
const failureOf = (options?: Parameters<typeof read>[0]) => read(options).then(() => "no failure", String);

function keptFiles(): string[] {
  const folder = path.join(directory, KEPT_FOLDER);
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
}
/** The only list that was kept, as text; null if there is none. */
const keptList = () => keptFiles().map((file) => readFileSync(file, "utf8"))[0] ?? null;
const replaceKeptList = (content: string) => writeFileSync(keptFiles()[0] ?? "", content);
const calledOrigins = () => [...new Set(call.mock.calls.map(([url]) => new URL(String(url)).origin))];
const authorizations = () => api.calls.map(({ headers }) => headers.authorization);
/** The status of each call so far; the next list starts anew. */
const statuses = () => api.calls.splice(0).map(({ status }) => status);
const pageUrl = (page: number) => `${api.url}/repos/octo/player/releases?per_page=100&page=${page}`;
const linkTo = (url: string) => `<${url}>; rel="next"`;
/** Makes the next calls fail. */
const failWith = (fault: Fault, faultyCalls = Number.POSITIVE_INFINITY) => Object.assign(api, { fault, faultyCalls });

describe("a repository", () => {
  test("gives its releases in the API's order, and the URL of the current list", async () => {
    await expect(read()).resolves.toMatchObject({
      releases: [{ version: "v1.3.0" }, { version: "v1.2.0" }, { version: "v1.1.0" }],
      readAt: NOW_TEXT,
      liveUrl: `${api.url}/repos/octo/player/releases`,
      isSample: false,
    });
    expect(warnings).toEqual([]);
    // As GitHub asks.
    const headers = { accept: "application/vnd.github+json", "user-agent": `${productName} website` };
    expect(api.calls).toEqual([expect.objectContaining({ headers: expect.objectContaining(headers) })]);
    expect(authorizations()).toEqual([undefined]);
  });

  test("is read page by page, with 100 entries each, and all pages twice, to see that nothing has changed", async () => {
    api.releases = githubReleases(250);
    const list = await versions();
    expect(list).toHaveLength(250);
    expect(list.at(-1)).toBe("v1.1.0");
    const pages = ["?per_page=100", "?per_page=100&page=2", "?per_page=100&page=3"];
    expect(api.calls.map(({ url }) => new URL(url).search)).toEqual([...pages, ...pages]);
    expect(statuses()).toEqual([200, 200, 200, 304, 304, 304]);
  });

  test.each([
    ["no release", []],
    ["only drafts, which the API gives to a call with a token", [githubRelease(1, { draft: true, published_at: null })]],
  ])("with %s gives a valid, empty list", async (_, releases) => {
    api.releases = releases;
    expect(await versions({ token: TOKEN })).toEqual([]);
    expect(keptList()).not.toBeNull();
    expect(warnings).toEqual([]);
  });

  test("with unusable entries loses only these, and a warning names each of them", async () => {
    api.releases = [githubRelease(3), { message: "garbage" }, null, githubRelease(2)];
    expect(await versions()).toEqual(["v1.3.0", "v1.2.0"]);
    expect(warnings).toEqual([expect.stringContaining("entry 2 of the list"), expect.stringContaining("entry 3 of the list")]);
  });

  test("whose notes seem to list changes that the site cannot show gives one warning", async () => {
    api.releases = [3, 2].map((number) => githubRelease(number, { body: "## What's Changed\n* One change" }));
    expect(await versions()).toEqual(["v1.3.0", "v1.2.0"]);
    expect(warnings).toEqual([
      expect.stringContaining(`${api.url}/repos/octo/player/releases: The site shows no changes for v1.3.0, v1.2.0,`),
    ]);
  });

  test("that was renamed is found at its new URL, and gets the token with every call", async () => {
    api.releases = githubReleases(150);
    const list = await read({ name: "old-player", token: TOKEN });
    expect(list.releases).toHaveLength(150);
    expect(authorizations()).toEqual(Array(6).fill(BEARER));
    expect(statuses()).toEqual([301, 200, 200, 301, 304, 304]);
    expect(JSON.stringify([list, keptList(), warnings])).not.toContain(TOKEN);
  });
});

describe("a list from an earlier build", () => {
  test.each<[string, number, () => unknown, number, number[]]>([
    ["has not changed", 150, () => undefined, 150, [304, 304]],
    ["has an edited release on one page", 150, () => api.releases.splice(149, 1, githubRelease(1, { name: "x" })), 150, [304, 200]],
    ["has lost a release", 3, () => api.releases.shift(), 2, [200]],
    ["has 99 entries on its last page", 99, () => undefined, 99, [304]],
    // Another page may follow a full one, which keeps its ETag then.
    ["has 100 entries on its last page", 100, () => undefined, 100, [200]],
    ["has a 101st entry", 100, () => api.releases.push(githubRelease(0)), 101, [200, 200, 304, 304]],
    ["has links that a 304 does not repeat", 150, () => Object.assign(api, { linkOf: () => undefined }), 150, [304, 304]],
    ["had no ETag", 3, () => replaceKeptList(keptList()?.replace(/"etag":"(\\.|[^"])*",/, "") ?? ""), 3, [200]],
  ])("that %s (%i entries) is requested conditionally where that is safe", async (_, count, happen, newCount, expected) => {
    api.releases = githubReleases(count);
    await read();
    statuses();
    happen();
    expect(await versions()).toHaveLength(newCount);
    expect(statuses()).toEqual(expected);
    const names = api.releases.map((release) => v.parse(v.object({ name: v.string() }), release).name);
    expect((await read()).releases.map(({ name }) => name)).toEqual(names);
  });

  test("finds a new page too if only the 304 of the page before links to it", async () => {
    api.releases = githubReleases(50);
    await read();
    const page = `${api.url}/repos/octo/player/releases?per_page=50&page=2`;
    api.linkOf = (asked) => (asked === 1 ? linkTo(page) : undefined);
    api.beforeAnswer = (asked) => {
      // The first page keeps its fifty entries, and so its ETag.
      if (asked === 1) api.releases.length = 50;
      else api.releases.push(githubRelease(0));
    };
    expect(await versions()).toHaveLength(51);
  });

  test("is not used for another repository, which has a file of its own", async () => {
    await read();
    expect(await failureOf({ name: "other" })).toContain("octo/other");
    await read({ name: "old-player" });
    expect(keptFiles()).toHaveLength(2);
  });

  test("may become empty, with one warning", async () => {
    await read();
    api.releases = [];
    expect([await versions(), await versions()]).toEqual([[], []]);
    expect(warnings).toEqual([expect.stringContaining(`now has no releases, but it had some on ${NOW_TEXT}`)]);
    // A name that was taken over may begin with an empty list.
    api.releases = [githubRelease(9)];
    expect(await failureOf()).toContain("has none of the releases that it had");
    api.releases = githubReleases(1);
    expect(await versions()).toEqual(["v1.1.0"]);
  });

  test("and a new one that has none of its releases stop the build, until the earlier one is deleted", async () => {
    await read();
    const kept = keptList();
    // A draft is for maintainers only, so it does not count as a release of both.
    api.releases = [githubRelease(9), githubRelease(3, { draft: true })];
    const failure = await failureOf({ token: TOKEN });
    const [, file = ""] = / delete (\S+) and build again/.exec(failure) ?? [];
    for (const part of ["octo/player", NOW_TEXT, "Nothing was built", "Actions, Caches"]) expect(failure).toContain(part);
    expect(keptList()).toBe(kept);
    rmSync(path.join(directory, file));
    expect(await versions()).toEqual(["v1.9.0"]);
  });

  test("that cannot be saved is still shown, with a warning", async () => {
    mkdirSync(path.join(directory, ".cache"));
    writeFileSync(path.join(directory, KEPT_FOLDER), "no folder");
    expect(await versions()).toHaveLength(3);
    expect(warnings).toEqual([
      expect.stringContaining("cannot be used and is ignored"),
      expect.stringContaining("could not be saved for later builds"),
    ]);
  });

  const list = { version: 1, readAt: "2026-11-20T10:00:00.000Z", pages: [{ url: "x", entries: [] }] };
  test.each([
    ["tries to write to the log", "\u001b[2J\n::error::x"],
    ["has no version", JSON.stringify({ ...list, version: undefined })],
    ["has another version", JSON.stringify({ ...list, version: 2 })],
    ["has no time", JSON.stringify({ ...list, readAt: "yesterday" })],
    ["has no page", JSON.stringify({ ...list, pages: [] })],
    ["has no entries", JSON.stringify({ ...list, pages: [{ url: "x" }] })],
    ["has only unusable entries", JSON.stringify({ ...list, pages: [{ url: "x", entries: [null, {}] }] })],
  ])("that %s is ignored with a warning, and replaced", async (_, content) => {
    await read();
    replaceKeptList(content);
    failWith("409");
    expect(await failureOf()).toContain("There is no list from an earlier build");
    api.fault = null;
    statuses();
    expect(await versions()).toHaveLength(3);
    expect(statuses()).toEqual([200]);
    expect(warnings).toEqual(Array(2).fill(expect.stringContaining("cannot be used and is ignored")));
    expect(warnings.join()).not.toMatch(/[^\x20-\x7e]|::/);
    await read();
    expect(warnings).toHaveLength(2);
  });
});

const NETWORK = "Check the network and RELEASES_API_URL";
const LIMIT = "Set a valid GITHUB_TOKEN for a higher rate limit";
const GROWING = [2, 4, 8];
// Nothing can arrive within this time, in milliseconds, that would make the call succeed.
const SHORT_LIMIT = 25;

test.each<[Fault, string, string, number[]]>([
  ["500", "status 500 (Server Error)", NETWORK, GROWING],
  ["502 with HTML", "status 502 (<html><body><h1>502 Bad Gateway", NETWORK, GROWING],
  ["403 rate limit", "status 403 (API rate limit exceeded", LIMIT, []],
  ["409", "status 409 (Git Repository is empty.)", NETWORK, []],
  ["429 rate limit", "status 429", LIMIT, []],
  ["hang", "no answer (none within 0.025 s)", NETWORK, GROWING],
  ["drip", "no answer (none within 0.025 s)", NETWORK, GROWING],
  ["reset", "no answer (UND_ERR_SOCKET)", NETWORK, GROWING],
  ["cut-off JSON", "not a list of releases", NETWORK, GROWING],
  ["cut-off body", "no answer (UND_ERR_SOCKET)", NETWORK, GROWING],
  ["{}", "not a list of releases", NETWORK, GROWING],
  ["garbage", "holds no usable release", NETWORK, []],
  ["401", `${BAD_TOKEN}status 401 (Bad credentials).`, "Set a valid GITHUB_TOKEN: this API gives nothing without one", []],
  ["301 to another host", "leads to another origin", NETWORK, []],
  ["endless redirects", "more than 5 redirects in a row", NETWORK, []],
])("the fault %s stops the first build, and a later one shows the last good list", async (fault, reason, remedy, expected) => {
  const options = { token: TOKEN, timeLimit: fault === "hang" || fault === "drip" ? SHORT_LIMIT : 10_000 };
  failWith(fault);
  const failure = await failureOf(options);
  const what = `The releases of octo/player could not be read from ${api.url}/repos/octo/player/releases: `;
  const parts = [what, reason, remedy];
  for (const part of [...parts, "There is no list from an earlier build"]) expect(failure).toContain(part);
  expect(pauses).toEqual(expected);
  expect(keptList()).toBeNull();

  api.fault = null;
  const before = await read({ token: TOKEN });
  const kept = keptList();
  failWith(fault);
  jest.setSystemTime(NOW + 86_400_000);
  expect(await read(options)).toEqual(before);
  const warning = warnings.at(-1);
  for (const part of [...parts, `The list from ${NOW_TEXT} is used instead`]) expect(warning).toContain(part);
  expect(keptList()).toBe(kept);

  expect(calledOrigins()).toEqual([api.url]);
  expect(new Set(authorizations())).toEqual(new Set(fault === "401" ? [BEARER, undefined] : [BEARER]));
  expect(JSON.stringify([failure, warnings])).not.toContain(TOKEN);
});

test.each([[[404]], [[410]], [[451]], [[401, 410]], [[401, 451]]])(
  "after the statuses %j the repository is gone: the build stops although there is a last good list",
  async (given) => {
    await read();
    for (const status of given) call.mockResolvedValueOnce(new Response('{"message":"Gone"}', { status }));
    const failure = await failureOf({ token: TOKEN });
    expect(failure).toContain(`The releases of octo/player could not be read from ${api.url}/repos/octo/player/releases: `);
    const remedy = "Check RELEASES_REPOSITORY; a private repository also needs a GITHUB_TOKEN that can read it. Nothing was built";
    expect(failure).toContain(`status ${given.at(-1)} (Gone). ${remedy}`);
  },
);

describe("the log", () => {
  test.each([
    ["one line of plain characters", "\u001b[31mred\u0007\u202e\r\n::error::line", "status 500 (?[31mred??"],
    ["its first line", "\n\n  undefined method\nat line 7", "status 500 (undefined method)."],
    ["without a token that it repeats", `bad request: ${BEARER}`, "Bearer ***"],
    ["without a part of a token, if the cut is in its middle", "x".repeat(200 - TOKEN.length + 1) + TOKEN, "xxx***"],
  ])("quotes a message of the API as %s", async (_, message, quoted) => {
    failWith("500");
    api.message = message;
    const failure = await failureOf({ token: TOKEN });
    expect(failure).toContain(quoted);
    expect(JSON.stringify([failure, warnings])).not.toContain(PART_OF_TOKEN);
    for (const text of [failure, ...warnings]) expect(text).not.toMatch(/[^\x20-\x7e]|::/);
  });

  test("does not quote the token in a redirect to another origin", async () => {
    api.otherHost = `https://elsewhere.example/${TOKEN}`;
    failWith("301 to another host");
    expect(await failureOf({ token: TOKEN })).toContain("another origin, https://elsewhere.example/***");
  });

  test("a token in a release or in a header is neither shown nor kept", async () => {
    api.releases = [githubRelease(1, { name: `Player ${TOKEN}` })];
    api.linkOf = () => `<https://elsewhere.example/${TOKEN}>; rel="help"`;
    expect((await read({ token: TOKEN })).releases[0]?.name).toBe("Player ***");
    expect(keptList()).toContain("***");
    expect(keptList()).not.toContain(PART_OF_TOKEN);
  });

  test("describes a call without an answer in the error's own words if it has no code", () => {
    expect(describeNoAnswer(Object.assign(new Error("fetch failed"), { cause: {} }))).toBe("no answer (Error: fetch failed)");
  });
});

describe("another try", () => {
  test("is made after growing pauses and may succeed; each is logged, with the reason", async () => {
    failWith("500", 3);
    expect(await versions()).toHaveLength(3);
    expect(pauses).toEqual(GROWING);
    const reason = `${api.url}/repos/octo/player/releases: status 500 (Server Error); trying again in`;
    expect(warnings).toEqual(GROWING.map((seconds) => `${reason} ${seconds} s.`));
  });

  test("is not made after a 304 for a call without a condition", async () => {
    failWith("304 without a condition");
    expect(await failureOf()).toContain("status 304");
    expect(pauses).toEqual([]);
  });

  test("waits for milliseconds", async () => {
    const start = globalThis.setTimeout;
    const pause = jest.spyOn(globalThis, "setTimeout").mockImplementation((callback) => start(callback, 0));
    failWith("500", 1);
    expect(await versions({ wait: undefined })).toHaveLength(3);
    expect(pause).toHaveBeenCalledWith(expect.any(Function), 2000);
  });

  const now = NOW / 1000;
  const dateIn = (seconds: number) => new Date(NOW + seconds * 1000).toUTCString();
  const noneLeft = { "x-ratelimit-remaining": "0" };
  test.each<[number, Record<string, string>, number[]]>([
    [403, { ...noneLeft, "x-ratelimit-reset": `${now + 20}` }, [21]],
    [429, { ...noneLeft, "x-ratelimit-reset": `${now + 20}` }, [21]],
    [403, { ...noneLeft, "x-ratelimit-reset": `${now - 10}` }, [0]],
    [403, { "x-ratelimit-remaining": "9", "x-ratelimit-reset": `${now + 20}` }, []],
    [429, { "x-ratelimit-remaining": "9", "x-ratelimit-reset": `${now + 20}` }, [2]],
    [403, { ...noneLeft, "x-ratelimit-reset": "soon" }, []],
    [403, noneLeft, []],
    [503, { ...noneLeft, "x-ratelimit-reset": `${now + 20}` }, [2]],
    [429, { "retry-after": "60" }, [60]],
    [429, { "retry-after": "61" }, []],
    [503, { "retry-after": dateIn(30) }, [30]],
    [429, { "retry-after": dateIn(-30) }, [0]],
    [429, { "retry-after": "soon" }, [2]],
  ])("after status %i with the headers %j is made after these seconds: %j", async (status, headers, expected) => {
    call.mockResolvedValueOnce(new Response("{}", { status, headers }));
    await failureOf();
    expect(pauses).toEqual(expected);
  });
});

describe("the time limit for all pages", () => {
  const OVER = "the time limit for all pages is over";

  test("ends a call", async () => {
    await read();
    failWith("hang");
    expect(await versions({ timeLimit: 60_000, overallTimeLimit: SHORT_LIMIT })).toHaveLength(3);
    expect(warnings).toEqual([expect.stringContaining("none within 0.025 s")]);
  });

  test("starts no call when it is over, and no pause that would end later", async () => {
    expect(await failureOf({ overallTimeLimit: 0 })).toContain(OVER);
    expect(api.calls).toEqual([]);
    failWith("500");
    expect(await failureOf({ overallTimeLimit: 4000 })).toContain("status 500");
    expect(pauses).toEqual([2]);
  });

  test("is shared with the reading without a rejected token", async () => {
    call.mockImplementationOnce(async () => {
      jest.setSystemTime(NOW + 5000);
      return new Response('{"message":"Bad credentials"}', { status: 401 });
    });
    expect(await failureOf({ token: TOKEN, overallTimeLimit: 5000 })).toContain(BAD_TOKEN + OVER);
    expect(api.calls).toEqual([]);
  });
});

describe("a token that the API rejects", () => {
  test("is left out once and for all, with one warning that does not quote it, and the list is read", async () => {
    api.releases = githubReleases(150);
    call.mockResolvedValueOnce(new Response(`{"message":"Bad credentials: ${TOKEN}"}`, { status: 401 }));
    const list = await read({ token: TOKEN });
    expect(list.releases).toHaveLength(150);
    expect(authorizations()).toEqual(Array(4).fill(undefined));
    expect(statuses()).toEqual([200, 200, 304, 304]);
    const warning = "/repos/octo/player/releases: GITHUB_TOKEN is not valid (status 401 (Bad credentials: ***))";
    expect(warnings).toEqual([expect.stringContaining(warning)]);
    expect(warnings[0]).toContain("Renew the token, or remove it");
    expect(JSON.stringify([list, keptList(), warnings])).not.toContain(PART_OF_TOKEN);
    expect(pauses).toEqual([]);
  });

  test("may expire between two pages: the list then starts again, so that no page is of another list", async () => {
    // With the token, the list has a draft at its start.
    api.releases = [githubRelease(151, { draft: true }), ...githubReleases(150)];
    api.beforeAnswer = () => {
      if (api.calls.length === 0) failWith("401", 1);
    };
    const warn = () => Object.assign(api, { releases: githubReleases(150) });
    expect(await versions({ token: TOKEN, warn })).toHaveLength(150);
    expect(statuses()).toEqual([200, 401, 200, 200, 304, 304]);
    expect(keptList()).not.toContain('"draft":true');
  });

  test("leaves no ETag of its own lists in the calls without it", async () => {
    api.releases = githubReleases(150);
    await read({ token: TOKEN });
    statuses();
    failWith("401", 1);
    await read({ token: TOKEN });
    const conditions = api.calls.map(({ headers }) => headers["if-none-match"] !== undefined);
    expect(conditions).toEqual([true, false, false, true, true]);
    expect(statuses()).toEqual([401, 200, 200, 304, 304]);
  });

  test.each<[Fault, string, string]>([
    ["403 rate limit", "status 403 (API rate limit exceeded", LIMIT],
    ["429 rate limit", "status 429 (Too many requests)", LIMIT],
    // A private repository is not found without a token.
    ["404", "status 404 (Not Found)", "Set a valid GITHUB_TOKEN: this API gives nothing without one"],
    ["garbage", "the answer holds no usable release", NETWORK],
  ])("is named beside the second failure, %s, and the last good list is used", async (fault, reason, remedy) => {
    await read();
    failWith("401", 1);
    const warn = (message: string) => warnings.push(message) && failWith(fault);
    expect(await versions({ token: TOKEN, warn })).toHaveLength(3);
    for (const part of ["octo/player", BAD_TOKEN + reason, remedy]) expect(warnings.at(-1)).toContain(part);
    expect(authorizations()).toEqual([undefined, BEARER, undefined]);
  });
});

test("an API that answers 401 without a token says that it needs one", async () => {
  failWith("401");
  expect(await failureOf()).toMatch(/: status 401 \(Bad credentials\)\..*Set a valid GITHUB_TOKEN/);
  expect(warnings).toEqual([]);
});

describe("reading page by page", () => {
  test.each([
    [101, "a list of links", () => `<${pageUrl(1)}>; rel="prev", <${pageUrl(2)}>; rel="next", <${pageUrl(9)}>; rel="last"`],
    [101, "a list without blanks and quotes", () => `<${pageUrl(1)}>;rel=prev,<${pageUrl(2)}>;rel=next`],
    [101, "one with more than one relation", () => `<${pageUrl(2)}>; rel="last Next"`],
    [101, "one with blanks", () => `<${pageUrl(2)}> ; rel = "next" ; type="x"`],
    [101, "one with other words beside it", () => `<${pageUrl(2)}>; title="a, b"; rel="next"; type="x"`],
    [101, "a relative one", () => `</repos/octo/player/releases?per_page=100&page=2>; rel="next"`],
    [100, "one that names another relation", () => `<${pageUrl(2)}>; rel="nextish"`],
    [100, "one that is not a link", () => "next"],
  ])("gives %i of 101 releases if the Link header is %s", async (count, _, header) => {
    api.releases = githubReleases(101);
    api.linkOf = (page) => (page === 1 ? header() : undefined);
    expect(await versions()).toHaveLength(count);
  });

  test.each<[string, () => string, string]>([
    ["to another host, which would get the token", () => `https://a.example/${TOKEN}`, "another origin, https://a.example/***"],
    ["to an invalid URL", () => "https://[", "leads to another origin"],
    ["in a circle", () => `${api.url}/repos/octo/player/releases?per_page=100`, "links to an earlier page as the next one"],
    ["beyond an empty page", () => api.releases.splice(0) && pageUrl(2), "an empty page links to a next page"],
  ])("does not lead %s", async (_, targetOf, reason) => {
    const target = targetOf();
    api.linkOf = () => linkTo(target);
    expect(await failureOf({ token: TOKEN })).toContain(reason);
    expect(calledOrigins()).toEqual([api.url]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("ends after 1,000 pages", async () => {
    let page = 0;
    call.mockImplementation(async () => {
      page += 1;
      return new Response(JSON.stringify([githubRelease(page)]), { headers: { link: linkTo(pageUrl(page + 1)) } });
    });
    expect(await failureOf()).toContain("more than 1000 pages");
    expect(call).toHaveBeenCalledTimes(1000);
  });

  test("starts again if one reading ended too early", async () => {
    api.releases = githubReleases(101);
    await read();
    let calls = 0;
    api.linkOf = (page) => {
      calls += 1;
      return page === 1 && calls > 1 ? linkTo(pageUrl(2)) : "";
    };
    api.releases[0] = githubRelease(101, { name: "edited" });
    expect(await versions()).toHaveLength(101);
  });

  test.each<[string, () => unknown, string]>([
    ["has no usable entry", () => api.releases.splice(100, 1, null), "holds no usable release"],
    ["fails", () => Object.assign(api, { releases: githubReleases(160), beforeAnswer: () => failWith("500") }), "status 500"],
  ])("shows the last good list as a whole if a later page %s", async (_, happen, reason) => {
    api.releases = githubReleases(101);
    await read();
    happen();
    expect(await versions()).toHaveLength(101);
    expect(warnings.at(-1)).toContain(reason);
  });
});

describe("a list that changes while it is read", () => {
  test.each([
    ["a release is published", () => api.releases.unshift(githubRelease(251)), 251],
    ["a release is deleted", () => api.releases.shift(), 249],
    // The same number of entries, but not the same ones.
    ["a release is deleted and another published", () => api.releases.splice(0, 1, githubRelease(251)), 250],
  ])("because %s is read again, and no release is missing or listed twice", async (_, change, count) => {
    api.releases = githubReleases(250);
    let isDone = false;
    api.beforeAnswer = (page) => {
      if (page === 3 && !isDone) change();
      isDone ||= page === 3;
    };
    const list = await versions();
    expect(list).toHaveLength(count);
    expect(list).toEqual(api.releases.map((release) => v.parse(v.object({ tag_name: v.string() }), release).tag_name));
    expect(api.calls).toHaveLength(9);
  });

  test("every time is a failure, and the last good list stays", async () => {
    api.releases = githubReleases(150);
    await read();
    let number = 150;
    api.beforeAnswer = (page) => {
      if (page !== 2) return;
      number += 1;
      api.releases.unshift(githubRelease(number));
    };
    expect(await versions()).toHaveLength(150);
    expect(warnings.at(-1)).toContain("the list changed every time it was read");
  });

  test("only in its download counts is the same list", async () => {
    api.releases = githubReleases(150);
    let downloads = 0;
    api.beforeAnswer = () => {
      downloads += 1;
      api.releases = githubReleases(150).map((release) => ({ ...release, download_count: downloads }));
    };
    expect(await versions()).toHaveLength(150);
    expect(api.calls).toHaveLength(4);
  });
});

test("without a repository, the site and the browser load the sample releases, which link to example.com, with a warning", async () => {
  const list = await read({ name: null, siteDirectory: PROJECT });
  expect(list).toMatchObject({ isSample: true, liveUrl: "/sample-releases.json", readAt: NOW_TEXT });
  expect(list.releases.length).toBeGreaterThan(30);
  expect(list.releases[0]).toMatchObject({ version: "2.4.0", name: "Night Drive" });
  // This domain is reserved for examples.
  for (const { downloadUrl } of list.releases) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
  expect(warnings).toEqual([expect.stringMatching(/^No repository is set, .*RELEASES_REPOSITORY/)]);
  expect(api.calls).toEqual([]);
});
