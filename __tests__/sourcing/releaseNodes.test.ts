/** @jest-environment node */
import path from "node:path";
import { buildSchema, isObjectType } from "graphql";
import { releaseFileSchema, releaseLinkSchema, releaseSchema, serializeAllReleases } from "../../src/releases/release";
import * as fetching from "../../src/sourcing/fetchReleases";
import * as publishedReleases from "../../src/sourcing/publishedReleases";
import { createSchemaCustomization, readToken, sourceNodes, storedReleaseList } from "../../src/sourcing/releaseNodes";
import { runStep } from "../support/gatsbyStep";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { release } from "../support/release";
import { type ReleasesApi, startReleasesApi } from "../support/releasesApi";

const PROJECT = path.join(__dirname, "..", "..");
/** Settings with which anybody on the way could read the token. */
const UNSAFE = { RELEASES_API_URL: "http://git.example", GITHUB_TOKEN: "ghp_secret" };
const READ_AT = "2026-11-20T10:00:00.000Z";

/** The fields of a node that the tests look at. */
interface Node {
  id: string;
  internal: { type: string };
}

let api: ReleasesApi;
let liveUrl: string;
let fetchPublished: jest.SpiedFunction<typeof publishedReleases.fetchPublishedList>;

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(2));
  liveUrl = `${api.url}/repos/octo/player/releases`;
  jest.replaceProperty(process, "env", { ...process.env, RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url });
  fetchPublished = jest.spyOn(publishedReleases, "fetchPublishedList").mockResolvedValue({ reason: "it is not there" });
});
afterEach(() => api.close());

/** Runs Gatsby's step. Gives what it did. */
async function source() {
  const done = { created: [] as Node[], panic: [] as string[], info: [] as string[], warn: [] as string[] };
  await runStep(sourceNodes, {
    actions: { createNode: async (node: Node) => done.created.push(node) },
    reporter: {
      panicOnBuild: (message: string) => done.panic.push(message),
      info: (message: string) => done.info.push(message),
      warn: (message: string) => done.warn.push(message),
    },
    store: { getState: () => ({ program: { directory: PROJECT } }) },
    createContentDigest: (input: object) => JSON.stringify(input),
  });
  return done;
}
const storedList = (nodes: Node[]) =>
  storedReleaseList({
    getNodesByType: (type) => {
      const found = nodes.filter(({ internal }) => internal.type === type);
      return JSON.parse(JSON.stringify(found));
    },
  });

test("every release becomes a node with its own id, and so does the list; the token is sent to the API", async () => {
  process.env.GITHUB_TOKEN = "ghp_secret";
  const { created, info, panic, warn } = await source();
  expect(created).toMatchObject([
    { id: "1002", version: "v1.2.0", position: 0, isForPhones: true, internal: { type: "Release" } },
    { id: "1001", version: "v1.1.0", position: 1, isForPhones: true, internal: { type: "Release" } },
    { id: "ReleaseList", liveUrl, isSample: false, internal: { type: "ReleaseList" } },
  ]);
  expect({ panic, warn }).toEqual({ panic: [], warn: [] });
  expect(info).toEqual([expect.stringContaining(`2 releases from ${liveUrl}, read 20`)]);
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer ghp_secret"]);
});

test("nodes give the releases back, in the API's order", async () => {
  api.releases = [githubRelease(1), githubRelease(9, { assets: [], published_at: null }), githubRelease(5)];
  const { created } = await source();
  const { releases } = storedList(created.reverse());
  expect(releases.map(({ version }) => version)).toEqual(["v1.1.0", "v1.9.0", "v1.5.0"]);
  expect(JSON.parse(serializeAllReleases({ liveUrl, readAt: READ_AT, releases }, "")).releases[1]).toMatchObject({ date: null });
});

test("without a repository, the site shows the sample releases, which link to example.com, with a warning", async () => {
  delete process.env.RELEASES_REPOSITORY;
  const { created, warn } = await source();
  const { releases, ...list } = storedList(created);
  expect(list).toMatchObject({ isSample: true, liveUrl: "/sample-releases.json" });
  expect(releases.length).toBeGreaterThan(30);
  expect(releases[0]).toMatchObject({ version: "2.4.0", name: "Night Drive" });
  // This domain is reserved for examples.
  for (const { downloadUrl } of releases) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
  expect(warn).toEqual([expect.stringMatching(/^No repository is set, .*RELEASES_REPOSITORY/)]);
  expect(api.calls).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  ["a list", () => Object.assign(api, { fault: "409" }), "octo/player could not be read"],
  ["a safe way for the token", () => Object.assign(process.env, UNSAFE), `RELEASES_API_URL is ${UNSAFE.RELEASES_API_URL}`],
  ["a well-formed setting", () => Object.assign(process.env, { RELEASES_REPOSITORY: "player" }), "RELEASES_REPOSITORY"],
])("without %s the build fails with the reason, and no node is created", async (_, happen, reason) => {
  happen();
  const { created, panic } = await source();
  expect(panic).toEqual([expect.stringContaining(reason)]);
  expect(panic.join()).not.toContain(UNSAFE.GITHUB_TOKEN);
  expect(created).toEqual([]);
});

describe("if the API fails", () => {
  const published = { releases: [release({ id: "7" })], readAt: READ_AT };

  test("the build shows the published list, with a warning that has reason, remedy and the time of the list", async () => {
    fetchPublished.mockResolvedValue(published);
    api.fault = "409";
    const { created, panic, warn } = await source();
    expect(panic).toEqual([]);
    expect(storedList(created)).toEqual({ ...published, liveUrl, isSample: false });
    const [warning] = warn;
    for (const part of [liveUrl, "status 409", "https://www.githubstatus.com", `read ${READ_AT}, is used instead`])
      expect(warning).toContain(part);
  });

  test("and there is no published list, the build fails with both reasons", async () => {
    api.fault = "409";
    expect((await source()).panic).toEqual([expect.stringMatching(/status 409.*There is no published list.*: it is not there\./)]);
  });

  test.each([404, 410, 451])(
    "with status %i, the repository is gone, and the build fails although there is a list",
    async (status) => {
      fetchPublished.mockResolvedValue(published);
      jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response('{"message":"Gone"}', { status }));
      const { created, panic } = await source();
      expect(panic).toEqual([expect.stringMatching(/\(Gone\)\. Check RELEASES_REPOSITORY.*Nothing was built/)]);
      expect(created).toEqual([]);
    },
  );

  test.each([
    [401, "this API gives nothing without one"],
    [403, "Set a valid GITHUB_TOKEN for a higher rate limit"],
  ])("with status %i, the message says what to do about the token", async (status, remedy) => {
    const headers = { "retry-after": "3600" };
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("", { status, headers }));
    expect((await source()).panic).toEqual([expect.stringContaining(remedy)]);
  });

  test("behind a proxy, the message names it and the variable that makes Node use it", async () => {
    process.env.HTTPS_PROXY = "http://user:password@proxy.example:3128";
    jest.spyOn(fetching, "fetchReleases").mockRejectedValue(new fetching.RequestFailure("no response (ENOTFOUND)", null));
    const [message] = (await source()).panic;
    expect(message).toMatch(/HTTPS_PROXY is set.*NODE_USE_ENV_PROXY=1/);
    expect(message).not.toContain("password");
  });
});

test("a list that has none of the published releases stops the build, until a setting accepts it", async () => {
  fetchPublished.mockResolvedValue({ releases: [release({ id: "7" })], readAt: READ_AT });
  expect((await source()).panic).toEqual([expect.stringContaining("none of the releases that the site shows")]);
  process.env.ACCEPT_NEW_RELEASES = "true";
  const { created, panic } = await source();
  expect(panic).toEqual([]);
  expect(created).toHaveLength(3);
});

test("the GraphQL types have every field of the schemas, and null only where a field may be null", () => {
  const createTypes = jest.fn();
  runStep(createSchemaCustomization, { actions: { createTypes } });
  // Gatsby itself has what the types name beside these.
  const sdl = `interface Node { id: ID! } directive @dontInfer on OBJECT ${createTypes.mock.calls.join()}`;
  const schema = buildSchema(sdl, { assumeValid: true });
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return Object.fromEntries(fields.map((field) => [field.name, !String(field.type).endsWith("!")]));
  };
  const nullables = (entries: Record<string, { type: string }>) =>
    Object.fromEntries(Object.entries(entries).map(([name, { type }]) => [name, type === "nullable"]));
  const { id: _, ...entries } = releaseSchema.entries;
  expect(fieldsOf("Release")).toEqual({ position: false, isForPhones: false, ...nullables(entries) });
  expect(fieldsOf("ReleaseFile")).toEqual(nullables(releaseFileSchema.entries));
  expect(sdl).toContain(`enum ReleaseLink {\n      ${releaseLinkSchema.options.join("\n      ")}\n    }`);
});

test.each(["ghp_abc", "github_pat_11ABC_def", "!~"])("the token %s is used unchanged", (token) => {
  expect(readToken(token, "https://git.example/api")).toBe(token);
});

test.each([undefined, ""])("the token %j means that there is none", (token) => {
  expect(readToken(token, "http://git.example")).toBeUndefined();
});

test.each(["ghp_abc\n", "\nghp_abc", "ghp_abc\r\nx-other: 1", "ghp abc", " ghp_abc", "ghp_abc\u00e9", "\t"])(
  "the token %j is malformed, and the message does not quote it",
  (token) => {
    expect(() => readToken(token, "https://git.example")).toThrow("GITHUB_TOKEN is malformed");
    expect(() => readToken(token, "https://git.example")).not.toThrow("ghp");
  },
);
