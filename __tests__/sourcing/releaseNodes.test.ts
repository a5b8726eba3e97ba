/** @jest-environment node */
import path from "node:path";
import { releaseFileSchema, releaseLinkSchema, releaseSchema } from "../../src/releases/release";
import * as fetching from "../../src/sourcing/fetchReleases";
import * as publishedReleases from "../../src/sourcing/publishedReleases";
import {
  createSchemaCustomization,
  sourceNodes,
  storedReleaseList,
} from "../../src/sourcing/releaseNodes";
import { runStep } from "../support/gatsbyStep";
import { release, releaseFile } from "../support/release";

const directory = path.join(__dirname, "..", "..");
const liveUrl = "https://git.example/api/repos/octo/player/releases";
const published = {
  releases: ["1", "9", "5"].map((id) => release({ id })),
  readAt: "2026-11-20T10:00:00.000Z",
};

interface Node {
  id: string;
  internal: { type: string };
}

let fetchReleases: jest.SpiedFunction<typeof fetching.fetchReleases>;
let fetchPublished: jest.SpiedFunction<typeof publishedReleases.fetchPublishedList>;
beforeEach(() => {
  jest.replaceProperty(process, "env", {
    RELEASES_REPOSITORY: "octo/player",
    RELEASES_API_URL: "https://git.example/api",
  });
  fetchReleases = jest
    .spyOn(fetching, "fetchReleases")
    .mockResolvedValue([release({ id: "2", files: [releaseFile("player.apk")] }), release()]);
  fetchPublished = jest
    .spyOn(publishedReleases, "fetchPublishedList")
    .mockResolvedValue({ reason: "it is not there" });
});

const failWith = (status: number) =>
  fetchReleases.mockRejectedValue(new fetching.RequestFailure(`status ${status}`, status));

/** Runs Gatsby's step. Gives the nodes and the messages that it has created. */
async function source() {
  const created: Node[] = [];
  const result = { created, panic: [] as string[], info: [] as string[], warn: [] as string[] };
  await runStep(sourceNodes, {
    actions: { createNode: async (node: Node) => created.push(node) },
    reporter: {
      panicOnBuild: (message: string) => result.panic.push(message),
      info: (message: string) => result.info.push(message),
      warn: (message: string) => result.warn.push(message),
    },
    store: { getState: () => ({ program: { directory } }) },
    createContentDigest: (input: object) => JSON.stringify(input),
  });
  return result;
}

const storedList = (nodes: Node[]) =>
  storedReleaseList({
    getNodesByType: (type) => {
      const found = nodes.filter(({ internal }) => internal.type === type);
      return JSON.parse(JSON.stringify(found));
    },
  });

test("creates a node for each release and one for the list", async () => {
  process.env.GITHUB_TOKEN = "ghp_secret";
  const { created, info, panic, warn } = await source();
  expect(created).toMatchObject([
    { id: "2", position: 0, hasPhonePackage: true, internal: { type: "Release" } },
    { id: "1", position: 1, hasPhonePackage: false, internal: { type: "Release" } },
    { id: "ReleaseList", liveUrl, isSample: false, internal: { type: "ReleaseList" } },
  ]);
  expect([panic, warn]).toEqual([[], []]);
  expect(info).toEqual([expect.stringContaining(`2 releases from ${liveUrl}, read 20`)]);
  expect(fetchReleases.mock.calls[0]).toMatchObject([liveUrl, { token: "ghp_secret" }]);
  expect(JSON.stringify([created, info])).not.toContain("ghp_secret");
});

test("shows the sample releases without a repository, with a warning", async () => {
  delete process.env.RELEASES_REPOSITORY;
  const { created, warn } = await source();
  const { releases, ...list } = storedList(created);
  expect(list).toMatchObject({ isSample: true, liveUrl: "/sample-releases.json" });
  expect(releases.length).toBeGreaterThan(30);
  // This domain is reserved for examples.
  for (const { downloadUrl } of releases) expect(downloadUrl).toMatch(/^https:\/\/example\.com\//);
  expect(warn).toEqual([expect.stringMatching(/^No repository is set, .*RELEASES_REPOSITORY/)]);
  expect(fetchReleases).not.toHaveBeenCalled();
});

test.each([
  ["a repository without an owner", { RELEASES_REPOSITORY: "player" }, "RELEASES_REPOSITORY"],
  ["a token with a line break", { GITHUB_TOKEN: "ghp_secret\n" }, "GITHUB_TOKEN is malformed"],
  [
    "a token that http would show to others",
    { RELEASES_API_URL: "http://git.example", GITHUB_TOKEN: "ghp_secret" },
    "RELEASES_API_URL is http://git.example",
  ],
])("stops the build for %s, without the token in the message", async (_, settings, reason) => {
  Object.assign(process.env, settings);
  const { created, panic } = await source();
  expect(panic).toEqual([expect.stringContaining(reason)]);
  expect(panic.join()).not.toContain("ghp_secret");
  expect(created).toEqual([]);
});

test("shows the published list if the API fails, with the reason and a remedy", async () => {
  failWith(409);
  fetchPublished.mockResolvedValue(published);
  const { created, panic, warn } = await source();
  expect(panic).toEqual([]);
  // The position of a node gives the API's order, in whatever order Gatsby returns the nodes.
  expect(storedList(created.reverse())).toEqual({ ...published, liveUrl, isSample: false });
  expect(warn).toEqual([
    expect.stringMatching(/octo\/player .*status 409.*githubstatus.*20T10:00.*used instead/),
  ]);
});

test("stops the build if the API fails and there is no published list", async () => {
  failWith(403);
  const { panic } = await source();
  expect(panic).toEqual([expect.stringMatching(/Set a valid GITHUB_TOKEN.*: it is not there\./)]);
});

test.each([404, 410, 451])("stops the build if the repository is gone (%i)", async (status) => {
  failWith(status);
  fetchPublished.mockResolvedValue(published);
  const { panic } = await source();
  expect(panic).toEqual([expect.stringContaining("Check RELEASES_REPOSITORY")]);
});

test("stops the build if no published release is left, until a setting accepts it", async () => {
  fetchPublished.mockResolvedValue({ ...published, releases: [release({ id: "7" })] });
  expect((await source()).panic).toEqual([expect.stringContaining("none of the releases")]);
  process.env.ACCEPT_NEW_RELEASES = "true";
  expect((await source()).created).toHaveLength(3);
});

test("declares each field of the schemas, and null only where a schema has null", () => {
  const createTypes = jest.fn();
  runStep(createSchemaCustomization, { actions: { createTypes } });
  const sdl = String(createTypes.mock.calls).replace(/\s+/g, " ");
  const declared = (name: string) => {
    const [, fields = ""] = new RegExp(`type ${name} [^{]*{([^}]*)`).exec(sdl) ?? [];
    return Object.fromEntries(
      [...fields.matchAll(/(\w+): (\S+)/g)].map(([, field, type]) => [field, !type?.endsWith("!")]),
    );
  };
  const expected = (entries: Record<string, { type: string }>) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, { type }]) => [name, type === "nullable"]),
    );
  const { id: _, ...entries } = releaseSchema.entries;
  const ownFields = { position: false, hasPhonePackage: false };
  expect(declared("Release")).toEqual({ ...ownFields, ...expected(entries) });
  expect(declared("ReleaseFile")).toEqual(expected(releaseFileSchema.entries));
  expect(sdl).toContain(`enum ReleaseLink { ${releaseLinkSchema.options.join(" ")} }`);
});
