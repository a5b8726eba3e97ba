/** @jest-environment node */
import { releaseNode, releasesOfNodes } from "../../src/sourcing/releaseNode";
import { release } from "../support/release";

const tools = {
  createNodeId: (input: string) => `id of ${input}`,
  createContentDigest: (input: string | object) => `digest of ${JSON.stringify(input)}`,
};

test("a node has the fields of its release, its position and a digest of both", () => {
  const node = releaseNode(release({ id: "9" }), 4, tools);
  const { id: releaseId, ...fields } = release({ id: "9" });
  const internal = { type: "Release", contentDigest: expect.any(String) };
  expect(node).toEqual({ ...fields, id: "id of Release 9", releaseId, position: 4, internal });
  expect(releaseNode(release({ id: "9" }), 5, tools).internal.contentDigest).not.toBe(node.internal.contentDigest);
  expect(releaseNode(release({ id: "9", name: "edited" }), 4, tools).internal.contentDigest).not.toBe(node.internal.contentDigest);
});

test("nodes are converted back to releases in the API's order", () => {
  const changes = [{}, { date: null, downloadUrl: null, downloadSize: null }, {}];
  const releases = changes.map((change, index) => release({ id: String(index), ...change }));
  const nodes = releases.map((one, position) => releaseNode(one, position, tools));
  expect(releasesOfNodes([...nodes].reverse())).toEqual(releases);
});
