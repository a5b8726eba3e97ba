/** @jest-environment node */
import path from "node:path";
import { type LastGoodList, type ReadOptions, readReleases } from "../../src/sourcing/readReleases";
import { githubExamples, githubRelease, githubReleases } from "../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../support/releasesApi";

let api: ReleasesApi;
let cached: Map<string, LastGoodList>;
let warnings: string[];
let pauses: number[];

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
  cached = new Map();
  warnings = [];
  pauses = [];
});
afterEach(() => api.close());

const repository = { owner: "octo", name: "player" };

function read(changes: Partial<ReadOptions["settings"]> = {}, options: Partial<ReadOptions> = {}) {
  return readReleases({
    settings: { repository, apiUrl: api.url, siteUrl: "http://localhost:9000", pathPrefix: "", ...changes },
    cache: {
      get: async (key) => cached.get(key),
      set: async (key, list) => {
        cached.set(key, structuredClone(list));
        return list;
      },
    },
    siteDirectory: path.join(__dirname, "..", ".."),
    warn: (message) => warnings.push(message),
    wait: async (milliseconds) => {
      pauses.push(milliseconds / 1000);
    },
    timeLimit: 300,
    now: () => new Date("2026-11-21T10:00:00Z"),
    ...options,
  });
}

const versions = async (list: ReturnType<typeof read>) => (await list).releases.map(({ version }) => version);

describe("a repository", () => {
  test("gives its releases in the API's order, and where the browser asks for newer ones", async () => {
    await expect(read()).resolves.toMatchObject({
      releases: [{ version: "v1.3.0" }, { version: "v1.2.0" }, { version: "v1.1.0" }],
      readAt: "2026-11-21T10:00:00.000Z",
      liveUrl: `${api.url}/repos/octo/player/releases`,
      isSample: false,
    });
    expect(warnings).toEqual([]);
  });

  test("is read page after page, 100 entries each", async () => {
    api.releases = githubReleases(250);
    const list = await read();
    expect(list.releases).toHaveLength(250);
    expect(list.releases.at(-1)?.version).toBe("v1.1.0");
    expect(api.calls.map(({ url }) => new URL(url).search)).toEqual([
      "?per_page=100",
      "?per_page=100&page=2",
      "?per_page=100&page=3",
    ]);
  });

  test("with GitHub's own examples for an answer is read without a warning but for their common id", async () => {
    api.releases = [...githubExamples];
    const list = await read();
    expect(list.releases[0]).toMatchObject({ version: "0.0.1", name: "0.0.1" });
    for (const warning of warnings) expect(warning).toContain("was listed before");
  });

  test("without any release is a valid, empty list", async () => {
    api.releases = [];
    expect(await versions(read())).toEqual([]);
    expect(cached.size).toBe(1);
  });

  test("that has nothing but drafts is empty as well", async () => {
    api.releases = [githubRelease(1, { draft: true })];
    expect(await versions(read())).toEqual([]);
  });

  test("does not show its drafts, which a token can see", async () => {
    api.releases = [githubRelease(3, { draft: true, published_at: null }), githubRelease(2)];
    expect(await versions(read({}, { token: "secret" }))).toEqual(["v1.2.0"]);
  });

  test("with garbage among its entries loses nothing else, and a warning names each", async () => {
    api.releases = [githubRelease(3), { message: "garbage" }, null, githubRelease(2)];
    expect(await versions(read())).toEqual(["v1.3.0", "v1.2.0"]);
    expect(warnings).toEqual([expect.stringContaining("entry 2 of the list"), expect.stringContaining("entry 3 of the list")]);
  });

  test("that was renamed is followed to its new address", async () => {
    api.releases = githubReleases(150);
    expect(await versions(read({ repository: { owner: "octo", name: "old-player" } }))).toHaveLength(150);
    expect(api.calls.map(({ status }) => status)).toEqual([301, 200, 200]);
  });

  test("gets the token, and nobody else sees it", async () => {
    const list = await read({}, { token: "secret-token" });
    expect(api.calls.map(({ headers }) => headers.authorization)).toEqual(["token secret-token"]);
    expect(JSON.stringify([list, ...cached.values(), warnings])).not.toContain("secret-token");
  });
});

describe("a list that is known from an earlier build", () => {
  test("is asked for by condition, page by page, and costs no answer where nothing changed", async () => {
    api.releases = githubReleases(150);
    await read();
    api.calls.length = 0;
    expect(await versions(read())).toHaveLength(150);
    expect(api.calls.map(({ status }) => status)).toEqual([304, 304]);
  });

  test("is read anew where a page changed, though another did not", async () => {
    api.releases = githubReleases(150);
    await read();
    api.calls.length = 0;
    api.releases[149] = githubRelease(1, { name: "edited" });
    expect((await read()).releases.at(-1)?.name).toBe("edited");
    expect(api.calls.map(({ status }) => status)).toEqual([304, 200]);
  });

  test("loses a release that was deleted", async () => {
    await read();
    api.releases.shift();
    expect(await versions(read())).toEqual(["v1.2.0", "v1.1.0"]);
  });

  test("is not taken for another repository's", async () => {
    await read();
    await expect(read({ repository: { owner: "octo", name: "other" } })).rejects.toThrow("octo/other");
  });
});

const lasting: [Fault, string, RegExp][] = [
  ["500", "status 500", /build again/],
  ["502 with HTML", "status 502", /build again/],
  ["403 rate limit", "status 403", /GITHUB_TOKEN/],
  ["429 rate limit", "status 429", /GITHUB_TOKEN/],
  ["hang", "no answer (none within 0.3 s)", /network/],
  ["reset", "no answer", /network/],
  ["cut-off JSON", "not a list of releases", /build again/],
  ["{}", "not a list of releases", /build again/],
  ["404", "status 404", /RELEASES_REPOSITORY/],
];

describe.each(lasting)("the fault %s", (fault, reason, remedy) => {
  test("without an earlier list stops the build and names repository, reason and remedy", async () => {
    api.fault = fault;
    const failure = read();
    await expect(failure).rejects.toThrow("octo/player");
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toThrow(remedy);
    expect(cached.size).toBe(0);
  });

  test("with an earlier list shows that one, says so, and keeps it", async () => {
    const before = await read();
    api.fault = fault;
    const list = await read({}, { now: () => new Date("2026-11-22T10:00:00Z") });
    expect(list).toEqual(before);
    expect(warnings.at(-1)).toContain("octo/player");
    expect(warnings.at(-1)).toContain("The list of 2026-11-21T10:00:00.000Z is used instead");
    api.fault = null;
    expect(await versions(read())).toEqual(["v1.3.0", "v1.2.0", "v1.1.0"]);
  });
});

test("a list in which no entry is usable is a failure, not an empty page", async () => {
  api.releases = [{}, null];
  await expect(read()).rejects.toThrow("no usable release");
});

test("a page that fails halfway does not give half a list", async () => {
  api.releases = githubReleases(150);
  await read();
  api.releases = githubReleases(160);
  // The first page is answered, every later call fails.
  const { push } = api.calls;
  api.calls.push = (...calls) => {
    api.fault = "500";
    return push.apply(api.calls, calls);
  };
  expect(await versions(read())).toHaveLength(150);
});

describe("another try", () => {
  test.each<[Fault]>([["500"], ["502 with HTML"], ["reset"], ["hang"], ["cut-off JSON"], ["{}"]])(
    "after %s comes with growing pauses and may succeed",
    async (fault) => {
      api.fault = fault;
      api.faultyCalls = 3;
      expect(await versions(read())).toHaveLength(3);
      expect(pauses).toEqual([2, 4, 8]);
      expect(warnings).toHaveLength(3);
    },
  );

  test("ends after four", async () => {
    api.fault = "500";
    await expect(read()).rejects.toThrow("status 500");
    expect(api.calls).toHaveLength(4);
  });

  test("waits as long as Retry-After says", async () => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: 17 });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([17]);
  });

  test("waits until a limit is reset", async () => {
    Object.assign(api, { fault: "403 rate limit", faultyCalls: 1, limitSeconds: 20 });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(20);
    expect(pauses[0]).toBeLessThanOrEqual(23);
  });

  test.each<[Fault]>([["403 rate limit"], ["429 rate limit"]])("is not worth an hour's wait for a %s", async (fault) => {
    Object.assign(api, { fault, limitSeconds: 3600 });
    await expect(read()).rejects.toThrow("octo/player");
    expect(api.calls).toHaveLength(1);
  });

  test("after a limit that does not say when it ends comes with growing pauses, or not at all", async () => {
    Object.assign(api, { fault: "429 rate limit", faultyCalls: 1, limitSeconds: "soon" });
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([2]);
    Object.assign(api, { fault: "403 rate limit", faultyCalls: 1, limitSeconds: Number.NaN });
    pauses.length = 0;
    expect(await versions(read())).toHaveLength(3);
    expect(pauses).toEqual([]);
  });

  test("cannot help where the repository does not exist", async () => {
    api.fault = "404";
    await expect(read()).rejects.toThrow("status 404");
    expect(api.calls).toHaveLength(1);
  });
});

describe("without a repository", () => {
  test("the sample releases are shown, the browser asks for the same file, and the log warns", async () => {
    const list = await read({ repository: null });
    expect(list).toMatchObject({ isSample: true, liveUrl: "/sample-releases.json" });
    expect(list.releases.length).toBeGreaterThan(30);
    expect(list.releases[0]).toMatchObject({ version: "2.4.0", name: "Night Drive" });
    expect(warnings).toEqual([expect.stringContaining("RELEASES_REPOSITORY")]);
    expect(api.calls).toEqual([]);
  });

  test("every sample release is usable, and none leads to an address that somebody owns", async () => {
    const { releases } = await read({ repository: null });
    for (const { downloadUrl } of releases) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
    expect(warnings).toHaveLength(1);
  });
});
