/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { githubReleases } from "../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { createSchemaCustomization, readToken, sourceNodes } from "../../src/sourcing/sourceReleases";
import { runStep } from "../support/gatsbyStep";

/** The fields of a node that the tests look at. */
interface Node {
  id: string;
  version?: string;
  internal: { type: string };
}

let api: ReleasesApi;
let directory: string;
const { env } = process;

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(2));
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  process.env = {
    ...env,
    RELEASES_REPOSITORY: "octo/player",
    RELEASES_API_URL: api.url,
  };
});
afterEach(async () => {
  process.env = env;
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
  const context = {
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
    createContentDigest: () => "digest",
  };
  await runStep(sourceNodes, context);
  return done;
}

test("every release becomes a node, and so does the list", async () => {
  const { created, info, panic } = await source();
  expect(created.map(({ id, internal, version }) => [id, internal.type, version])).toEqual([
    ["id of Release 1002", "Release", "v1.2.0"],
    ["id of Release 1001", "Release", "v1.1.0"],
    ["id of ReleaseList", "ReleaseList", undefined],
  ]);
  expect(panic).toEqual([]);
  expect(info).toEqual([expect.stringMatching(/^2 releases from http:.*\/repos\/octo\/player\/releases, read \d{4}-/)]);
});

test("only the node of a release that no longer exists is deleted", async () => {
  const internal = { type: "Release" };
  const { deleted } = await source([
    { id: "id of Release 1001", internal },
    { id: "id of Release 999", internal },
    { id: "id of ReleaseList", internal: { type: "ReleaseList" } },
  ]);
  expect(deleted).toEqual(["id of Release 999"]);
});

test("the token from the environment is sent to the API", async () => {
  process.env.GITHUB_TOKEN = "ghp_secret";
  await source();
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer ghp_secret"]);
});

test("without a list the build fails, and no node is created", async () => {
  api.fault = "404";
  const { created, panic } = await source();
  expect(panic).toEqual([expect.stringContaining("octo/player")]);
  expect(created).toEqual([]);
});

test("a malformed setting stops the build too", async () => {
  process.env.RELEASES_REPOSITORY = "player";
  expect((await source()).panic).toEqual([expect.stringContaining("RELEASES_REPOSITORY")]);
});

test("a forgotten repository stops a build in CI", async () => {
  Object.assign(process.env, { RELEASES_REPOSITORY: "", CI: "true" });
  const { created, panic } = await source();
  expect(panic).toEqual([expect.stringContaining("Set RELEASES_REPOSITORY to owner/name, or SAMPLE_RELEASES to true")]);
  expect(created).toEqual([]);
});

test("an expired token is a warning if the list can be read without it", async () => {
  process.env.GITHUB_TOKEN = "ghp_secret";
  Object.assign(api, { fault: "401", faultyCalls: 1 });
  const { created, warn } = await source();
  expect(created).toHaveLength(3);
  expect(warn).toEqual([expect.stringContaining("GITHUB_TOKEN is not valid")]);
});

test("a maintainer gets a warning about an unusable entry", async () => {
  api.releases = [...githubReleases(1), {}];
  expect((await source()).warn).toEqual([expect.stringContaining("entry 2")]);
});

test("the types of the list are declared", () => {
  const createTypes = jest.fn();
  const context = { actions: { createTypes } };
  runStep(createSchemaCustomization, context);
  const [[types]] = createTypes.mock.calls;
  for (const type of ["Release", "ReleaseFile", "ReleaseList", "SiteSiteMetadata"])
    expect(types).toMatch(new RegExp(`type ${type} `));
});

describe("the token", () => {
  test.each([["ghp_abc"], ["github_pat_11ABC_def"], ["!~"]])("%s is used unchanged", (token) => {
    expect(readToken(token)).toBe(token);
  });

  test.each([[undefined], [""]])("%j means that there is none", (token) => {
    expect(readToken(token)).toBeUndefined();
  });

  test.each([["ghp_abc\n"], ["\nghp_abc"], ["ghp_abc\r\nx-other: 1"], ["ghp abc"], [" ghp_abc"], ["ghp_abc\u00e9"], ["\t"]])(
    "%j is malformed, and the message does not quote it",
    (token) => {
      expect(() => readToken(token)).toThrow("GITHUB_TOKEN is malformed");
      expect(() => readToken(token)).not.toThrow("ghp");
    },
  );
});
