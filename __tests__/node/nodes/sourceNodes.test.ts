/** @jest-environment node */
import { sourceNodes } from "../../../src/node/nodes/sourceNodes";
import { publishReleases } from "../../../src/node/publishing/publishReleases";
import { readReleases } from "../../../src/node/sourcing/readReleases";
import { runStep } from "../../support/gatsbyStep";
import { release, signedRelease } from "../../support/release";

jest.mock("../../../src/node/publishing/publishReleases");
jest.mock("../../../src/node/sourcing/readReleases");

const LIST = {
  liveUrl: "https://git.example/api/repos/octo/player/releases",
  readAt: "2026-11-20T10:00:00.000Z",
};

/** Runs Gatsby's step. Gives the nodes and the messages that it has created. */
async function source() {
  const result = { created: [] as object[], panic: [] as string[], info: [] as string[] };
  await runStep(sourceNodes, {
    actions: { createNode: async (node: object) => result.created.push(node) },
    reporter: {
      warn: jest.fn(),
      panicOnBuild: (message: string) => result.panic.push(message),
      info: (message: string) => result.info.push(message),
    },
    createContentDigest: (input: object) => JSON.stringify(input),
  });
  return result;
}

test("creates a node for each release and one for the list, and publishes the list", async () => {
  const releases = Array.from({ length: 33 }, (_, index) =>
    release({ id: String(index), isPrerelease: index === 0, files: [] }),
  );
  releases.push(release({ id: "33" }));
  jest.mocked(readReleases).mockResolvedValue({ ...LIST, releases });
  const { created, info, panic } = await source();
  expect(panic).toEqual([]);
  expect(created).toHaveLength(35);
  expect(created[0]).toMatchObject({ ...releases[0], internal: { type: "Release" } });
  expect(created[34]).toMatchObject({
    ...LIST,
    id: "ReleaseList",
    isSample: false,
    total: 34,
    releases: releases.slice(0, 30).map(({ id }) => id),
    ...{ offers: ["0", "1", "33"], update: null },
    internal: { type: "ReleaseList" },
  });
  expect(info).toEqual([`34 releases from ${LIST.liveUrl}, read ${LIST.readAt}`]);
  expect(publishReleases).toHaveBeenCalledWith({ ...LIST, releases }, expect.anything());
});

test("the list says whether the newest release installs over the one before", async () => {
  const releases = [signedRelease("v2"), signedRelease("v1")];
  jest.mocked(readReleases).mockResolvedValue({ ...LIST, releases });
  const installsOver = [releases[0]?.files[0]?.downloadUrl];
  const update = { version: "v1", problem: null, installsOver };
  expect((await source()).created.at(-1)).toMatchObject({ update });
});

test.each([true, false])("a warning is an annotation only on GitHub: %p", async (isOnGitHub) => {
  jest.replaceProperty(process, "env", isOnGitHub ? { GITHUB_ACTIONS: "true" } : {});
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  jest.mocked(readReleases).mockImplementation(async (_, warn) => {
    warn("No changes");
    return { ...LIST, releases: [] };
  });
  await source();
  expect(write.mock.calls).toEqual(isOnGitHub ? [["::warning::No changes\n"]] : []);
});

test("a list of sample releases says so, and one without a release links to none", async () => {
  const liveUrl = "/sample-releases.json";
  jest.mocked(readReleases).mockResolvedValue({ ...LIST, liveUrl, releases: [] });
  expect((await source()).created).toMatchObject([{ offers: [], isSample: true }]);
});

test("stops the build with the reason if there is no list, or if a setting is wrong", async () => {
  jest.mocked(readReleases).mockRejectedValue(new Error("no list"));
  expect(await source()).toMatchObject({ created: [], panic: ["no list"] });
  jest.replaceProperty(process, "env", { RELEASES_REPOSITORY: "player" });
  expect((await source()).panic).toEqual([expect.stringContaining("RELEASES_REPOSITORY")]);
});
