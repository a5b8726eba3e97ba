/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSchemaCustomization, readToken, sourceNodes } from "../../src/sourcing/sourceReleases";
import { runStep } from "../support/gatsbyStep";
import { githubReleases } from "../support/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../support/releasesApi";

/** The fields of a node that the tests look at. */
interface Node {
  id: string;
  internal: { type: string };
}

/** Settings with which anybody on the way could read the token. */
const UNSAFE = { RELEASES_API_URL: "http://git.example", GITHUB_TOKEN: "ghp_secret" };

let api: ReleasesApi;
let directory: string;

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(2));
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  jest.replaceProperty(process, "env", { ...process.env, RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url });
});
afterEach(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

/** Runs Gatsby's step with these nodes in its store, and gives back what it did. */
async function source(stored: Node[] = []) {
  const done = {
    created: [] as Node[],
    deleted: [] as string[],
    panic: [] as string[],
    info: [] as string[],
    warn: [] as string[],
  };
  await runStep(sourceNodes, {
    actions: {
      createNode: async (node: Node) => done.created.push(node),
      deleteNode: ({ id }: Node) => done.deleted.push(id),
    },
    reporter: {
      panicOnBuild: (message: string) => done.panic.push(message),
      info: (message: string) => done.info.push(message),
      warn: (message: string) => done.warn.push(message),
    },
    store: { getState: () => ({ program: { directory } }) },
    getNodesByType: (type: string) => stored.filter(({ internal }) => internal.type === type),
    createNodeId: (input: string) => `id of ${input}`,
    createContentDigest: (input: object) => JSON.stringify(input),
  });
  return done;
}

test("every release becomes a node, and so does the list; the token from the environment is sent to the API", async () => {
  process.env.GITHUB_TOKEN = "ghp_secret";
  const { created, deleted, info, panic, warn } = await source();
  const facts = { readAt: expect.any(String), liveUrl: `${api.url}/repos/octo/player/releases`, isSample: false };
  const digest = expect.stringMatching(/^\{"readAt":.*,"liveUrl":.*,"isSample":false\}$/);
  expect(created).toEqual([
    expect.objectContaining({ id: "id of Release 1002", version: "v1.2.0", position: 0 }),
    expect.objectContaining({ id: "id of Release 1001", version: "v1.1.0", position: 1 }),
    { id: "id of ReleaseList", ...facts, internal: { type: "ReleaseList", contentDigest: digest } },
  ]);
  expect({ deleted, panic, warn }).toEqual({ deleted: [], panic: [], warn: [] });
  expect(info).toEqual([expect.stringMatching(/^2 releases from http:.*\/repos\/octo\/player\/releases, read \d{4}-/)]);
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer ghp_secret"]);
});

test("only the node of a release that no longer exists is deleted", async () => {
  const internal = { type: "Release" };
  const list = { id: "id of ReleaseList", internal: { type: "ReleaseList" } };
  const { deleted } = await source([{ id: "id of Release 1001", internal }, { id: "id of Release 999", internal }, list]);
  expect(deleted).toEqual(["id of Release 999"]);
});

test.each<[string, () => unknown, string]>([
  ["a list", () => Object.assign(api, { fault: "404" }), "octo/player"],
  ["a safe way for the token", () => Object.assign(process.env, UNSAFE), `RELEASES_API_URL is ${UNSAFE.RELEASES_API_URL}`],
  ["a well-formed setting", () => Object.assign(process.env, { RELEASES_REPOSITORY: "player" }), "RELEASES_REPOSITORY"],
])("without %s the build fails with the reason, and no node is created", async (_, happen, reason) => {
  happen();
  const { created, panic } = await source();
  expect(panic).toEqual([expect.stringContaining(reason)]);
  expect(panic.join()).not.toContain(UNSAFE.GITHUB_TOKEN);
  expect(created).toEqual([]);
});

test("a maintainer is warned about an expired token and an unusable entry, and the list is shown", async () => {
  process.env.GITHUB_TOKEN = "ghp_secret";
  Object.assign(api, { fault: "401", faultyCalls: 1, releases: [...githubReleases(1), {}] });
  const { created, warn } = await source();
  expect(created).toHaveLength(2);
  expect(warn).toEqual([expect.stringContaining("GITHUB_TOKEN is not valid"), expect.stringContaining("entry 2")]);
});

test("the types of the list are declared", () => {
  const createTypes = jest.fn();
  runStep(createSchemaCustomization, { actions: { createTypes } });
  const types = createTypes.mock.calls.join();
  for (const type of ["Release", "ReleaseFile", "ReleaseList"]) expect(types).toContain(`type ${type} `);
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
