/** @jest-environment node */
import { releaseListNode, releaseNode, releasesOfNodes } from "../../src/sourcing/releaseNode";
import { release } from "../support/release";

const tools = {
  createNodeId: (input: string) => `id of ${input}`,
  createContentDigest: (input: string | object) => `digest of ${JSON.stringify(input)}`,
};

test("a node has the fields of its release, its position and a digest of both", () => {
  const node = releaseNode(release({ id: "9" }), 4, tools);
  expect(node).toMatchObject({
    id: "id of Release 9",
    releaseId: "9",
    position: 4,
    version: "v1.0.0",
    internal: { type: "Release" },
  });
  expect(releaseNode(release({ id: "9" }), 5, tools).internal.contentDigest).not.toBe(node.internal.contentDigest);
  expect(releaseNode(release({ id: "9", name: "edited" }), 4, tools).internal.contentDigest).not.toBe(node.internal.contentDigest);
});

test("nodes are converted back to releases in the API's order", () => {
  const releases = [
    release({ id: "a" }),
    release({ id: "b", date: null, downloadUrl: null, downloadSize: null }),
    release({ id: "c" }),
  ];
  const nodes = releases.map((one, position) => releaseNode(one, position, tools));
  expect(releasesOfNodes([...nodes].reverse())).toEqual(releases);
});

test("the node of the list has the facts about it, without the releases", () => {
  const list = { releases: [release()], readAt: "2026-11-21T10:00:00.000Z", liveUrl: "/sample-releases.json", isSample: true };
  const { releases: _, ...rest } = list;
  const node = releaseListNode(list, tools);
  expect(node).toMatchObject({ ...rest, internal: { type: "ReleaseList" } });
  expect(node).not.toHaveProperty("releases");
});
