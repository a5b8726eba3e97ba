/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { KEPT_FOLDER } from "../../src/site/keptFolder";
import { productName } from "../../src/site/product";
import { type ReadOptions, readReleases } from "../../src/sourcing/readReleases";
import { describeNoAnswer } from "../../src/sourcing/requestFailure";
import { githubExamples } from "../support/githubExamples";

const PROJECT = path.join(__dirname, "..", "..");
const TOKEN = "secret-token";

let api: ReleasesApi;
let otherHost: ReleasesApi;
let directory: string;
let warnings: string[];
let pauses: number[];

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
  otherHost = await startReleasesApi(githubReleases(1));
  api.otherHost = otherHost.url;
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  warnings = [];
  pauses = [];
});
afterEach(async () => {
  await api.close();
  await otherHost.close();
  rmSync(directory, { recursive: true });
});

const repository = { owner: "octo", name: "player" };

function read(changes: Partial<ReadOptions["settings"]> = {}, options: Partial<ReadOptions> = {}) {
  return readReleases({
    settings: { repository, apiUrl: api.url, siteUrl: "http://localhost:9000", pathPrefix: "", ...changes },
    siteDirectory: directory,
    warn: (message) => warnings.push(message),
    wait: async (milliseconds) => {
      pauses.push(milliseconds / 1000);
    },
    // Long enough for a slow machine: without a fault, no call takes nearly as long.
    timeLimit: 10_000,
    now: () => new Date("2026-11-21T10:00:00Z"),
    ...options,
  });
}

/** The only list that was kept, as text; null if there is none. */
function keptList(): string | null {
  const [file] = keptFiles();
  return file ? readFileSync(file, "utf8") : null;
}
function keptFiles(): string[] {
  const folder = path.join(directory, KEPT_FOLDER);
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
const authorizations = ({ calls }: ReleasesApi) => calls.map(({ headers }) => headers.authorization);
const statuses = () => api.calls.map(({ status }) => status);

const versions = async (list: ReturnType<typeof read>) => (await list).releases.map(({ version }) => version);

describe("a repository", () => {
  test("gives its releases in the API's order, and the URL of the current list", async () => {
    await expect(read()).resolves.toMatchObject({
      releases: [{ version: "v1.3.0" }, { version: "v1.2.0" }, { version: "v1.1.0" }],
      readAt: "2026-11-21T10:00:00.000Z",
      liveUrl: `${api.url}/repos/octo/player/releases`,
      isSample: false,
    });
    expect(warnings).toEqual([]);
  });

  test("is read page by page, with 100 entries each", async () => {
    api.releases = githubReleases(250);
    const list = await read();
    expect(list.releases).toHaveLength(250);
    expect(list.releases.at(-1)?.version).toBe("v1.1.0");
    const pages = ["?per_page=100", "?per_page=100&page=2", "?per_page=100&page=3"];
    // All pages are read twice, to see that nothing was published or deleted in the meantime.
    expect(api.calls.map(({ url }) => new URL(url).search)).toEqual([...pages, ...pages]);
    expect(statuses()).toEqual([200, 200, 200, 304, 304, 304]);
  });

  test("that answers with GitHub's own examples causes no warning except for the id that they share", async () => {
    api.releases = [...githubExamples];
    const list = await read();
    expect(list.releases[0]).toMatchObject({ version: "0.0.1", name: "0.0.1" });
    for (const warning of warnings) expect(warning).toContain("was listed before");
  });

  test("without releases gives a valid, empty list", async () => {
    api.releases = [];
    expect(await versions(read())).toEqual([]);
    expect(keptList()).not.toBeNull();
    expect(warnings).toEqual([]);
  });

  test("that has only drafts gives an empty list too", async () => {
    api.releases = [githubRelease(1, { draft: true })];
    expect(await versions(read())).toEqual([]);
  });

  test("does not show its drafts, which the API gives to a call with a token", async () => {
    api.releases = [githubRelease(3, { draft: true, published_at: null }), githubRelease(2)];
    expect(await versions(read({}, { token: "secret" }))).toEqual(["v1.2.0"]);
  });

  test("with unusable entries loses only these, and a warning names each of them", async () => {
    api.releases = [githubRelease(3), { message: "garbage" }, null, githubRelease(2)];
    expect(await versions(read())).toEqual(["v1.3.0", "v1.2.0"]);
    expect(warnings).toEqual([expect.stringContaining("entry 2 of the list"), expect.stringContaining("entry 3 of the list")]);
  });

  test("that was renamed is found at its new URL", async () => {
    api.releases = githubReleases(150);
    expect(await versions(read({ repository: { owner: "octo", name: "old-player" } }))).toHaveLength(150);
    expect(statuses()).toEqual([301, 200, 200, 301, 304, 304]);
  });

  test("gets the token with every call, and nobody else gets it", async () => {
    api.releases = githubReleases(150);
    const list = await read({ repository: { owner: "octo", name: "old-player" } }, { token: TOKEN });
    expect(authorizations(api)).toEqual(api.calls.map(() => `Bearer ${TOKEN}`));
    expect(JSON.stringify([list, keptList(), warnings])).not.toContain(TOKEN);
  });

  test("is called without authorization if there is no token", async () => {
    await read();
    expect(authorizations(api)).toEqual([undefined]);
  });

  test("is called with GitHub's media type and the name of the site, as GitHub asks", async () => {
    await read();
    expect(api.calls[0]?.headers).toMatchObject({ accept: "application/vnd.github+json", "user-agent": `${productName} website` });
  });
});

describe("a list from an earlier build", () => {
  test("is requested conditionally, page by page, and pages that have not changed are not sent again", async () => {
    api.releases = githubReleases(150);
    await read();
    api.calls.length = 0;
    expect(await versions(read())).toHaveLength(150);
    expect(statuses()).toEqual([304, 304]);
  });

  test("is updated if one page has changed and another has not", async () => {
    api.releases = githubReleases(150);
    await read();
    api.calls.length = 0;
    api.releases[149] = githubRelease(1, { name: "edited" });
    expect((await read()).releases.at(-1)?.name).toBe("edited");
    expect(statuses()).toEqual([304, 200]);
  });

  test("loses a release that was deleted, which takes one call for a list of one page", async () => {
    await read();
    api.releases.shift();
    api.calls.length = 0;
    expect(await versions(read())).toEqual(["v1.2.0", "v1.1.0"]);
    expect(statuses()).toEqual([200]);
  });

  test("is not used for another repository", async () => {
    await read();
    await expect(read({ repository: { owner: "octo", name: "other" } })).rejects.toThrow("octo/other");
  });

  test.each([
    [99, 304],
    [100, 200],
  ])("with %i entries on its last page gets the answer %i, because another page may follow a full one", async (count, status) => {
    api.releases = githubReleases(count);
    await read();
    api.calls.length = 0;
    await read();
    expect(statuses()).toEqual([status]);
  });

  test("finds the 101st release although the page before it has not changed", async () => {
    api.releases = githubReleases(100);
    await read();
    api.releases.push(githubRelease(0));
    expect(await versions(read())).toHaveLength(101);
  });

  test("finds a new page too if only the 304 of the page before links to it", async () => {
    api.releases = githubReleases(50);
    await read();
    const page = `${api.url}/repos/octo/player/releases?per_page=50&page=2`;
    api.linkOf = (asked) => (asked === 1 ? `<${page}>; rel="next"` : undefined);
    api.releases.push(githubRelease(0));
    api.beforeAnswer = (asked) => {
      // The first page keeps its fifty entries, and so its ETag.
      if (asked === 1) api.releases.length = 50;
      else api.releases.push(githubRelease(0));
    };
    expect(await versions(read())).toHaveLength(51);
  });

  test("uses the kept links if a 304 has none", async () => {
    api.releases = githubReleases(150);
    await read();
    api.calls.length = 0;
    api.linkOf = () => undefined;
    expect(await versions(read())).toHaveLength(150);
    expect(statuses()).toEqual([304, 304]);
  });

  test("is requested without a condition if the API gave no ETag", async () => {
    await read();
    const [file = ""] = keptFiles();
    writeFileSync(file, readFileSync(file, "utf8").replace(/"etag":"(\\.|[^"])*",/, ""));
    api.calls.length = 0;
    expect(await versions(read())).toHaveLength(3);
    expect(statuses()).toEqual([200]);
  });

  test("is kept in a separate file for each URL", async () => {
    await read();
    await read({ repository: { owner: "octo", name: "old-player" } });
    expect(keptFiles()).toHaveLength(2);
  });
});

test("a 304 for a call without a condition is a failure", async () => {
  api.fault = "304 without a condition";
  await expect(read()).rejects.toThrow("status 304");
});

describe("a kept list that is damaged", () => {
  const list = { version: 1, readAt: "2026-11-20T10:00:00.000Z" };

  test.each([
    ["is cut off", '{"version":1,"readAt"'],
    ["is empty", ""],
    ["has no version", JSON.stringify({ ...list, version: undefined, pages: [] })],
    ["has another version", JSON.stringify({ ...list, version: 2, pages: [{ url: "x", entries: [] }] })],
    ["has no time", JSON.stringify({ ...list, readAt: "yesterday", pages: [{ url: "x", entries: [] }] })],
    ["has no page", JSON.stringify({ ...list, pages: [] })],
    ["has null for a page", JSON.stringify({ ...list, pages: [null] })],
    ["has no entries", JSON.stringify({ ...list, pages: [{ url: "x" }] })],
    ["has only unusable entries", JSON.stringify({ ...list, pages: [{ url: "x", entries: [null, {}] }] })],
  ])("because it %s is ignored with a warning, and replaced", async (_, content) => {
    await read();
    const [file = ""] = keptFiles();
    writeFileSync(file, content);
    api.calls.length = 0;
    expect(await versions(read())).toHaveLength(3);
    expect(statuses()).toEqual([200]);
    expect(warnings).toEqual([expect.stringContaining("cannot be used and is ignored")]);
    warnings.length = 0;
    await read();
    expect(warnings).toEqual([]);
  });

  test("is not used if the API fails", async () => {
    await read();
    const [file = ""] = keptFiles();
    writeFileSync(file, JSON.stringify({ ...list, pages: [null] }));
    api.fault = "500";
    await expect(read()).rejects.toThrow("There is no list from an earlier build");
  });

  test("is quoted in the log without its control characters", async () => {
    await read();
    const [file = ""] = keptFiles();
    writeFileSync(file, "\u001b[2J\n::error::x");
    await read();
    expect(warnings.join()).not.toMatch(/[^\x20-\x7e]/);
  });
});

test("a message of the API is quoted in the log as one line of plain characters", async () => {
  api.fault = "500";
  Object.assign(api, { message: "\u001b[31mred\u0007\u202e\r\n::error::line" });
  const failure = String(await read().catch((error: Error) => error.message));
  expect(failure).toContain("status 500 (?[31mred??");
  for (const text of [failure, ...warnings]) expect(text).not.toMatch(/[^\x20-\x7e]|::error/);
});

describe("a token that the API repeats", () => {
  // A search for the complete token would miss a part of it.
  const part = TOKEN.slice(0, -2);

  test("is not logged", async () => {
    api.fault = "500";
    Object.assign(api, { message: `bad request: Bearer ${TOKEN}` });
    const failure = String(await read({}, { token: TOKEN }).catch((error: Error) => error.message));
    expect(failure).toContain("Bearer ***");
    expect(JSON.stringify([failure, warnings])).not.toContain(part);
  });

  test("is not logged in part if the log cuts a long answer in the middle of the token", async () => {
    api.fault = "500";
    Object.assign(api, { message: "x".repeat(200 - TOKEN.length + 1) + TOKEN });
    const failure = String(await read({}, { token: TOKEN }).catch((error: Error) => error.message));
    expect(failure).toContain("xxx***");
    expect(JSON.stringify([failure, warnings])).not.toContain(part);
  });

  test("is not logged as part of a link or a redirect to another origin", async () => {
    api.linkOf = () => `<https://elsewhere.example/${TOKEN}>; rel="next"`;
    await expect(read({}, { token: TOKEN })).rejects.toThrow("another origin, https://elsewhere.example/***");
    Object.assign(api, { fault: "301 to another host", otherHost: `https://elsewhere.example/${TOKEN}` });
    await expect(read({}, { token: TOKEN })).rejects.toThrow("another origin, https://elsewhere.example/***");
  });

  test("is neither shown nor kept if it is in a release or in a header", async () => {
    api.releases = [githubRelease(1, { name: `Player ${TOKEN}` })];
    api.linkOf = () => `<https://elsewhere.example/${TOKEN}>; rel="help"`;
    const list = await read({}, { token: TOKEN });
    expect(list.releases[0]?.name).toBe("Player ***");
    expect(keptList()).toContain("***");
    expect(keptList()).not.toContain(part);
  });
});

test("only the first line of the API's message is quoted, unchanged if there is no token", async () => {
  Object.assign(api, { fault: "500", message: "\n\n  undefined method\nat line 7" });
  await expect(read()).rejects.toThrow("status 500 (undefined method).");
});

test("a failure has its cause, down to the network's own error", async () => {
  api.fault = "reset";
  await expect(read()).rejects.toMatchObject({
    cause: { message: "no answer (UND_ERR_SOCKET)", cause: { message: "fetch failed" } },
  });
});

test.each([
  [Object.assign(new Error("fetch failed"), { cause: { code: "ECONNREFUSED" } }), "no answer (ECONNREFUSED)"],
  [Object.assign(new Error("fetch failed"), { cause: {} }), "no answer (Error: fetch failed)"],
  [new Error("fetch failed"), "no answer (Error: fetch failed)"],
  ["nothing", "no answer (nothing)"],
])("the error %p of a call without an answer is described as: %s", (error, text) => {
  expect(describeNoAnswer(error)).toBe(text);
});

test("a list that cannot be saved is still shown, with a warning", async () => {
  mkdirSync(path.join(directory, ".cache"));
  writeFileSync(path.join(directory, KEPT_FOLDER), "no folder");
  expect(await versions(read())).toHaveLength(3);
  expect(warnings).toEqual([
    expect.stringContaining("cannot be used and is ignored"),
    expect.stringContaining("could not be saved for later builds"),
  ]);
});

test("an unusable list does not replace the last good one", async () => {
  await read();
  const kept = keptList();
  api.releases = [{}, null];
  expect(await versions(read())).toHaveLength(3);
  expect(keptList()).toBe(kept);
});

const lastingFaults: [Fault, string, RegExp][] = [
  ["500", "status 500 (Server Error)", /build again/],
  ["502 with HTML", "status 502 (<html><body><h1>502 Bad Gateway", /build again/],
  ["403 rate limit", "status 403 (API rate limit exceeded", /GITHUB_TOKEN/],
  ["409", "status 409 (Git Repository is empty.)", /build again/],
  ["429 rate limit", "status 429", /GITHUB_TOKEN/],
  ["hang", "no answer (none within 0.1 s)", /network/],
  ["drip", "no answer (none within 0.1 s)", /network/],
  ["reset", "no answer (UND_ERR_SOCKET)", /network/],
  ["cut-off JSON", "not a list of releases", /build again/],
  ["cut-off body", "no answer (UND_ERR_SOCKET)", /network/],
  ["{}", "not a list of releases", /build again/],
  ["garbage", "holds no usable release", /build again/],
  ["404", "status 404 (Not Found)", /RELEASES_REPOSITORY/],
  ["301 to another host", "leads to another origin", /RELEASES_API_URL/],
  ["endless redirects", "more than 5 redirects in a row", /RELEASES_API_URL/],
];

describe.each([
  ["without a token", undefined],
  ["with a token", TOKEN],
])("%s", (_, token) => {
  describe.each(lastingFaults)("the fault %s", (fault, reason, remedy) => {
    const limits = { token, timeLimit: fault === "hang" || fault === "drip" ? 100 : 10_000 };

    test("without an earlier list stops the build with the repository, the reason and the remedy", async () => {
      api.fault = fault;
      const failure = read({}, limits);
      await expect(failure).rejects.toThrow("octo/player");
      await expect(failure).rejects.toThrow(reason);
      await expect(failure).rejects.toThrow(remedy);
      expect(keptList()).toBeNull();
    });

    test("with an earlier list shows that list, says so, and keeps it", async () => {
      const before = await read({}, { token });
      const kept = keptList();
      api.fault = fault;
      const list = await read({}, { ...limits, now: () => new Date("2026-11-22T10:00:00Z") });
      expect(list).toEqual(before);
      expect(warnings.at(-1)).toContain("octo/player");
      expect(warnings.at(-1)).toContain(reason);
      expect(warnings.at(-1)).toMatch(remedy);
      expect(warnings.at(-1)).toContain("The list from 2026-11-21T10:00:00.000Z is used instead");
      expect(keptList()).toBe(kept);
      api.fault = null;
      expect(await versions(read({}, { token }))).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
    });

    test("sends the token only to the API", async () => {
      api.fault = fault;
      const failure = await read({}, limits).catch(String);
      expect(otherHost.calls).toEqual([]);
      expect(authorizations(api)).toEqual(api.calls.map(() => token && `Bearer ${token}`));
      expect(JSON.stringify([failure, warnings])).not.toContain(TOKEN);
    });
  });

  test("a repository without releases is accepted, with a warning if it had some before", async () => {
    api.releases = [];
    expect(await versions(read({}, { token }))).toEqual([]);
    expect(warnings).toEqual([]);
    api.releases = githubReleases(2);
    await read({}, { token });
    api.releases = [];
    expect(await versions(read({}, { token }))).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("now has no releases, but it had some on 2026-11-21T10:00:00.000Z")]);
    expect(await versions(read({}, { token }))).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  test("all calls together have a time limit", async () => {
    await read({}, { token });
    api.fault = "hang";
    const list = await read({}, { token, timeLimit: 60_000, overallTimeLimit: 200 });
    expect(list.releases).toHaveLength(3);
    expect(warnings.at(-1)).toMatch(/none within 0\.\d+ s/);
  });

  test("a pause that would end after that limit does not start", async () => {
    api.fault = "500";
    await expect(read({}, { token, overallTimeLimit: 5000 })).rejects.toThrow("status 500");
    expect(pauses).toEqual([2, 4]);
  });

  test("the next page is not requested after that limit", async () => {
    api.releases = githubReleases(150);
    api.beforeAnswer = (page) => {
      // Blocks this process, so that no timer of either side can run.
      if (page === 1) for (const end = Date.now() + 150; Date.now() < end; );
    };
    await expect(read({}, { token, overallTimeLimit: 100 })).rejects.toThrow(/none within|the time limit for all pages is over/);
    expect(api.calls.map(({ url }) => new URL(url).searchParams.get("page"))).not.toContain("2");
  });
});

describe("a token that the API rejects", () => {
  const ENDPOINT = "/repos/octo/player/releases";

  test("is left out once and for all, with one warning, and the list is read", async () => {
    api.releases = githubReleases(150);
    Object.assign(api, { fault: "401", faultyCalls: 1 });
    expect(await versions(read({}, { token: TOKEN }))).toHaveLength(150);
    // Two pages, each read twice.
    expect(authorizations(api)).toEqual([`Bearer ${TOKEN}`, undefined, undefined, undefined, undefined]);
    expect(statuses()).toEqual([401, 200, 200, 304, 304]);
    expect(warnings).toEqual([expect.stringContaining(`${ENDPOINT}: GITHUB_TOKEN is not valid (status 401 (Bad credentials))`)]);
    expect(warnings[0]).toContain("Renew the token, or remove it");
    expect(pauses).toEqual([]);
  });

  test("may expire between two pages: the list then starts again, so that no page is of another list", async () => {
    // With the token, the list has a draft at its start.
    api.releases = [githubRelease(151, { draft: true }), ...githubReleases(150)];
    api.beforeAnswer = (page) => {
      if (page === 1 && api.calls.length === 0) Object.assign(api, { fault: "401", faultyCalls: 1 });
    };
    const list = read({}, { token: TOKEN, warn: () => Object.assign(api, { releases: githubReleases(150) }) });
    expect(await versions(list)).toHaveLength(150);
    expect(statuses()).toEqual([200, 401, 200, 200, 304, 304]);
    expect(keptList()).not.toContain('"draft":true');
  });

  test("leaves no ETag of its own lists in the calls without it", async () => {
    api.releases = githubReleases(150);
    await read({}, { token: TOKEN });
    api.calls.length = 0;
    Object.assign(api, { fault: "401", faultyCalls: 1 });
    await read({}, { token: TOKEN });
    const conditions = api.calls.map(({ headers }) => headers["if-none-match"] !== undefined);
    expect(conditions).toEqual([true, false, false, true, true]);
    expect(statuses()).toEqual([401, 200, 200, 304, 304]);
  });

  test("is tried again by the next build, which may have a new one", async () => {
    Object.assign(api, { fault: "401", faultyCalls: 1 });
    await read({}, { token: TOKEN });
    expect(await versions(read({}, { token: "renewed" }))).toHaveLength(3);
    expect(authorizations(api)).toEqual([`Bearer ${TOKEN}`, undefined, "Bearer renewed"]);
  });

  test("is named beside the second failure: a private repository does not exist without a token", async () => {
    Object.assign(api, { fault: "401", faultyCalls: 1 });
    const failure = read({ repository: { owner: "octo", name: "private" } }, { token: TOKEN });
    await expect(failure).rejects.toThrow("with GITHUB_TOKEN, status 401 (Bad credentials); without it, status 404 (Not Found).");
    await expect(failure).rejects.toThrow("octo/private");
    await expect(failure).rejects.toThrow("a private repository also needs a GITHUB_TOKEN that can read it");
    expect(api.calls).toHaveLength(2);
  });

  test.each<[Fault, string, string]>([
    ["403 rate limit", "status 403 (API rate limit exceeded", "Set a valid GITHUB_TOKEN for a higher rate limit"],
    ["429 rate limit", "status 429 (Too many requests)", "Set a valid GITHUB_TOKEN for a higher rate limit"],
    ["401", "status 401 (Bad credentials)", "Set a valid GITHUB_TOKEN"],
    ["{}", "the answer is not a list of releases", "build again"],
    ["garbage", "holds no usable release", "build again"],
  ])("is named beside the second failure: %s", async (fault, reason, remedy) => {
    Object.assign(api, { fault: "401", faultyCalls: 1 });
    const warn = () => Object.assign(api, { fault, faultyCalls: Number.POSITIVE_INFINITY });
    const failure = read({}, { token: TOKEN, warn });
    await expect(failure).rejects.toThrow("with GITHUB_TOKEN, status 401 (Bad credentials); without it, ");
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toThrow(remedy);
    expect(authorizations(api).slice(1)).toEqual(api.calls.slice(1).map(() => undefined));
  });

  test("with an earlier list and a second failure shows that list, and says both reasons", async () => {
    const before = await read({}, { token: TOKEN });
    const kept = keptList();
    Object.assign(api, { fault: "401" });
    expect(await read({}, { token: TOKEN })).toEqual(before);
    expect(warnings).toHaveLength(2);
    expect(warnings[1]).toContain("with GITHUB_TOKEN, status 401 (Bad credentials); without it, status 401 (Bad credentials).");
    expect(warnings[1]).toContain("The list from 2026-11-21T10:00:00.000Z is used instead");
    expect(keptList()).toBe(kept);
  });

  test("is not written anywhere, and no other host gets it", async () => {
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(`{"message":"Bad credentials: ${TOKEN}"}`, { status: 401 }));
    const list = await read({}, { token: TOKEN });
    expect(JSON.stringify([list, keptList(), warnings])).not.toContain(TOKEN);
    expect(warnings[0]).toContain("Bad credentials: ***");
    expect(otherHost.calls).toEqual([]);
  });

  test("shares the time limit for all pages with the reading without it", async () => {
    jest.spyOn(globalThis, "fetch").mockImplementationOnce(async () => {
      const now = Date.now();
      jest.spyOn(Date, "now").mockReturnValue(now + 5000);
      return new Response('{"message":"Bad credentials"}', { status: 401 });
    });
    await expect(read({}, { token: TOKEN, overallTimeLimit: 5000 })).rejects.toThrow(
      "with GITHUB_TOKEN, status 401 (Bad credentials); without it, the time limit for all pages is over",
    );
    expect(api.calls).toEqual([]);
  });
});

test("an API that answers 401 without a token says that it needs one", async () => {
  api.fault = "401";
  await expect(read()).rejects.toThrow("status 401 (Bad credentials).");
  await expect(read()).rejects.toThrow("Set a valid GITHUB_TOKEN");
  expect(warnings).toEqual([]);
});

describe("reading page by page", () => {
  const link = (url: string, others = "") => `${others}<${url}>; rel="next"`;
  const pageOf = (page: number) => `${api.url}/repos/octo/player/releases?per_page=100&page=${page}`;

  test.each([
    ["a list of links", () => `<${pageOf(1)}>; rel="prev", <${pageOf(2)}>; rel="next", <${pageOf(9)}>; rel="last"`],
    ["a list without blanks", () => `<${pageOf(1)}>;rel="prev",<${pageOf(2)}>;rel="next"`],
    ["one without quotes", () => `<${pageOf(2)}>; rel=next`],
    ["one with more than one relation", () => `<${pageOf(2)}>; rel="last Next"`],
    ["one with blanks", () => `<${pageOf(2)}> ; rel = "next" ; type="x"`],
    ["one with other words beside it", () => `<${pageOf(2)}>; title="a, b"; rel="next"; type="x"`],
    ["a relative one", () => `</repos/octo/player/releases?per_page=100&page=2>; rel="next"`],
  ])("follows the Link header: %s", async (_, header) => {
    api.releases = githubReleases(150);
    api.linkOf = (page) => (page === 1 ? header() : undefined);
    expect(await versions(read())).toHaveLength(150);
  });

  test.each([
    ["names no next page", () => `<${pageOf(2)}>; rel="last"`],
    ["names another relation", () => `<${pageOf(2)}>; rel="nextish"`],
    ["is not a link", () => "next"],
  ])("ends if the header %s", async (_, header) => {
    api.releases = githubReleases(150);
    api.linkOf = header;
    expect(await versions(read())).toHaveLength(100);
  });

  test("does not lead to another host, which would get the token", async () => {
    api.releases = githubReleases(150);
    api.linkOf = () => link(`${otherHost.url}/repos/octo/player/releases?page=2`);
    await expect(read({}, { token: TOKEN })).rejects.toThrow(`leads to another origin, ${otherHost.url}`);
    expect(otherHost.calls).toEqual([]);
  });

  test("does not lead to an invalid URL", async () => {
    api.linkOf = () => link("https://[");
    await expect(read()).rejects.toThrow("leads to another origin");
  });

  test("does not lead in a circle", async () => {
    api.releases = githubReleases(250);
    api.linkOf = (page) => link(pageOf(page === 3 ? 2 : page + 1));
    await expect(read()).rejects.toThrow("links to an earlier page as the next one");
    expect(api.calls).toHaveLength(3);
  });

  test("ends after 1,000 pages", async () => {
    api.releases = githubReleases(1100);
    api.linkOf = (page) => link(pageOf(page + 1).replace("per_page=100", "per_page=1"));
    await expect(read()).rejects.toThrow("more than 1000 pages");
    expect(api.calls).toHaveLength(1000);
  }, 60_000);

  test("starts again if one reading ended too early", async () => {
    api.releases = githubReleases(150);
    await read();
    let calls = 0;
    api.linkOf = (page) => {
      calls += 1;
      return page === 1 && calls > 1 ? link(pageOf(2)) : "";
    };
    api.releases[0] = githubRelease(150, { name: "edited" });
    expect(await versions(read())).toHaveLength(150);
  });

  test("does not skip a page without any usable entry", async () => {
    api.releases = githubReleases(101);
    await read();
    const kept = keptList();
    api.releases[100] = null;
    expect(await versions(read())).toHaveLength(101);
    expect(warnings.at(-1)).toContain("holds no usable release");
    expect(keptList()).toBe(kept);
  });

  test("does not continue after an empty page", async () => {
    api.releases = [];
    api.linkOf = (page) => link(pageOf(page + 1));
    await expect(read()).rejects.toThrow("an empty page links to a next page");
  });
});

describe("a list that changes while it is read", () => {
  const once = (page: number, change: () => void) => {
    let isDone = false;
    api.beforeAnswer = (asked) => {
      if (asked !== page || isDone) return;
      isDone = true;
      change();
    };
  };

  test.each([
    ["a release is published", () => api.releases.unshift(githubRelease(251)), 251],
    ["a release is deleted", () => api.releases.shift(), 249],
    ["a release is deleted and another published", () => api.releases.splice(0, 1, githubRelease(251)), 250],
  ])("because %s is read again, and no release is missing or listed twice", async (_, change, count) => {
    api.releases = githubReleases(250);
    once(3, change);
    const list = await versions(read());
    expect(list).toHaveLength(count);
    expect(new Set(list).size).toBe(count);
    expect(list).toEqual(api.releases.map((release) => (release as { tag_name: string }).tag_name));
  });

  test("is read until two readings have the same entries, not only the same number", async () => {
    api.releases = githubReleases(250);
    let number = 250;
    api.beforeAnswer = (page) => {
      if (page !== 3 || number === 251) return;
      number += 1;
      api.releases.splice(0, 1, githubRelease(number));
    };
    expect((await versions(read()))[0]).toBe("v1.251.0");
    expect(api.calls).toHaveLength(9);
  });

  test("every time is a failure, and the last good list stays", async () => {
    api.releases = githubReleases(150);
    await read();
    const kept = keptList();
    let number = 150;
    api.beforeAnswer = (page) => {
      if (page !== 2) return;
      number += 1;
      api.releases.unshift(githubRelease(number));
    };
    expect(await versions(read())).toHaveLength(150);
    expect(warnings.at(-1)).toContain("the list changed every time it was read");
    expect(keptList()).toBe(kept);
  });

  test("only in its download counts is the same list", async () => {
    api.releases = githubReleases(150);
    let downloads = 0;
    api.beforeAnswer = () => {
      downloads += 1;
      api.releases = githubReleases(150).map((release) => ({ ...release, download_count: downloads }));
    };
    expect(await versions(read())).toHaveLength(150);
    expect(api.calls).toHaveLength(4);
  });
});

test("a list without any usable entry is a failure, not an empty list", async () => {
  api.releases = [{}, null];
  await expect(read()).rejects.toThrow("no usable release");
});

test("if a later page fails, the list is not shown in part", async () => {
  api.releases = githubReleases(150);
  await read();
  api.releases = githubReleases(160);
  api.beforeAnswer = () => {
    // The first page is answered, every later call fails.
    api.fault = "500";
  };
  expect(await versions(read())).toHaveLength(150);
});

describe("another try", () => {
  test.each<[Fault]>([["500"], ["502 with HTML"], ["reset"], ["hang"], ["cut-off JSON"], ["{}"]])(
    "after %s is made after growing pauses and may succeed",
    async (fault) => {
      api.fault = fault;
      api.faultyCalls = 3;
      expect(await versions(read({}, fault === "hang" ? { timeLimit: 300 } : {}))).toHaveLength(3);
      expect(pauses).toEqual([2, 4, 8]);
      expect(warnings).toHaveLength(3);
    },
  );

  test("is logged, with the reason", async () => {
    Object.assign(api, { fault: "500", faultyCalls: 1 });
    await read();
    expect(warnings).toEqual([`${api.url}/repos/octo/player/releases: status 500 (Server Error); trying again in 2 s.`]);
  });

  test("is made after a real pause", async () => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: 1 });
    const start = jest.spyOn(globalThis, "setTimeout");
    expect(await versions(read({}, { wait: undefined }))).toHaveLength(3);
    expect(start).toHaveBeenCalledWith(expect.any(Function), 1000);
  });

  test("is not made after the time limit for all pages", async () => {
    await expect(read({}, { overallTimeLimit: -1 })).rejects.toThrow("the time limit for all pages is over");
    expect(api.calls).toEqual([]);
  });

  const [now, later, before] = [1_800_000_000, "1800000020", "1799999990"];
  test.each<[number, Record<string, string>, number[]]>([
    [403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": later }, [21]],
    [429, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": later }, [21]],
    [403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": before }, [0]],
    [403, { "x-ratelimit-remaining": "9", "x-ratelimit-reset": later }, []],
    [429, { "x-ratelimit-remaining": "9", "x-ratelimit-reset": later }, [2]],
    [403, { "x-ratelimit-remaining": "0" }, []],
    [429, { "x-ratelimit-remaining": "0" }, [2]],
    [403, {}, []],
    [429, {}, [2]],
    [503, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": later }, [2]],
    [409, {}, []],
  ])("after status %i with the headers %j is made after these seconds: %j", async (status, headers, expected) => {
    jest.spyOn(Date, "now").mockReturnValue(now * 1000);
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("{}", { status, headers }));
    await read().catch(() => undefined);
    expect(pauses).toEqual(expected);
  });

  test("is not made after the fourth", async () => {
    api.fault = "500";
    await expect(read()).rejects.toThrow("status 500");
    expect(api.calls).toHaveLength(4);
  });

  test("is made after the time that Retry-After gives", async () => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: 17 });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([17]);
  });

  test("is made after the date that Retry-After gives", async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: date });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(28);
    expect(pauses[0]).toBeLessThanOrEqual(30);
  });

  test("is made at once if that date is over", async () => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: new Date(0).toUTCString() });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([0]);
  });

  test.each([
    [60, [60]],
    [61, []],
  ])("after a Retry-After of %i s is made after these seconds: %j", async (limitSeconds, expected) => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds });
    await read().catch(() => undefined);
    expect(pauses).toEqual(expected);
  });

  test("is made after the rate limit is reset", async () => {
    Object.assign(api, { fault: "403 rate limit", faultyCalls: 1, limitSeconds: 20 });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(20);
    expect(pauses[0]).toBeLessThanOrEqual(23);
  });

  test.each<[Fault]>([["403 rate limit"], ["429 rate limit"]])("is not made if the %s lasts an hour", async (fault) => {
    Object.assign(api, { fault, limitSeconds: 3600 });
    await expect(read()).rejects.toThrow("octo/player");
    expect(api.calls).toHaveLength(1);
  });

  test("is made after growing pauses, or not at all, if a rate limit does not say when it ends", async () => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: "soon" });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([2]);
    Object.assign(api, { fault: "403 rate limit", faultyCalls: 1, limitSeconds: Number.NaN });
    pauses.length = 0;
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([]);
  });

  test("is not made after a sixth redirect in a row", async () => {
    api.fault = "endless redirects";
    await expect(read()).rejects.toThrow("more than 5 redirects in a row");
    expect(api.calls).toHaveLength(6);
  });

  test("is not made if the repository does not exist", async () => {
    api.fault = "404";
    await expect(read()).rejects.toThrow("status 404");
    expect(api.calls).toHaveLength(1);
  });
});

describe("without a repository", () => {
  test("the sample releases are shown, the browser loads the same file, and the log has a warning", async () => {
    const list = await read({ repository: null }, { siteDirectory: PROJECT });
    expect(list).toMatchObject({ isSample: true, liveUrl: "/sample-releases.json" });
    expect(list.releases.length).toBeGreaterThan(30);
    expect(list.releases[0]).toMatchObject({ version: "2.4.0", name: "Night Drive" });
    expect(warnings).toEqual([expect.stringMatching(/^No repository is set, .*RELEASES_REPOSITORY/)]);
    expect(api.calls).toEqual([]);
  });

  test("the sample releases count as read when the build runs", async () => {
    const { readAt } = await read({ repository: null }, { siteDirectory: PROJECT, now: undefined });
    expect(Math.abs(Date.now() - Date.parse(readAt))).toBeLessThan(60_000);
  });

  test("every sample release is usable, and its link leads to example.com, which is reserved for examples", async () => {
    const { releases } = await read({ repository: null }, { siteDirectory: PROJECT });
    for (const { downloadUrl } of releases) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
    expect(warnings).toHaveLength(1);
  });
});
