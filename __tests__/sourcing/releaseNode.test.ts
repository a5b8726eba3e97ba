/** @jest-environment node */
import { assertEnumType, assertObjectType, buildSchema } from "graphql";
import { graphqlTypes, releaseNode, releasesOfNodes } from "../../src/sourcing/releaseNode";
import { release, releaseFile } from "../support/release";

const tools = {
  createNodeId: (input: string) => `id of ${input}`,
  createContentDigest: (input: string | object) => `digest of ${JSON.stringify(input)}`,
};

test("a node has the fields of its release, its position and a digest of both", () => {
  const node = releaseNode(release({ id: "9" }), 4, tools);
  const { id: releaseId, ...fields } = release({ id: "9" });
  const internal = { type: "Release", contentDigest: expect.any(String) };
  expect(node).toEqual({ ...fields, id: "id of Release 9", releaseId, position: 4, isForPhones: false, internal });
  expect(releaseNode(release({ files: [releaseFile("player.apk")] }), 4, tools)).toMatchObject({ isForPhones: true });
  expect(releaseNode(release({ id: "9" }), 5, tools).internal.contentDigest).not.toBe(node.internal.contentDigest);
  expect(releaseNode(release({ id: "9", name: "edited" }), 4, tools).internal.contentDigest).not.toBe(node.internal.contentDigest);
});

test("nodes are converted back to releases in the API's order", () => {
  const changes = [{}, { date: null, downloadUrl: null, downloadSize: null }, {}];
  const releases = changes.map((change, index) => release({ id: String(index), ...change }));
  const nodes = releases.map((one, position) => releaseNode(one, position, tools));
  expect(releasesOfNodes([...nodes].reverse())).toEqual(releases);
});

describe("the GraphQL types", () => {
  // Gatsby itself has what the types name beside these.
  const schema = buildSchema(`interface Node { internal: String } directive @dontInfer on OBJECT ${graphqlTypes}`, {
    assumeValid: true,
  });
  const fieldsOf = (name: string) => {
    const fields = assertObjectType(schema.getType(name)).getFields();
    return Object.fromEntries(Object.values(fields).map((field) => [field.name, String(field.type)]));
  };

  test("have every field of a node, and null only where a field may be null", () => {
    const { id: _, internal: __, ...node } = releaseNode(release(), 0, tools);
    expect(Object.keys(fieldsOf("Release")).sort()).toEqual(Object.keys(node).sort());
    expect(fieldsOf("Release")).toMatchObject({
      position: "Int!",
      isForPhones: "Boolean!",
      releaseId: "String!",
      version: "String!",
      name: "String!",
      date: "String",
      features: "[String!]!",
      downloadUrl: "String",
      downloadSize: "Float",
      linksTo: "ReleaseLink",
      isPrerelease: "Boolean!",
      files: "[ReleaseFile!]!",
    });
  });

  test("have the fields of an attached file, and what a release may link to", () => {
    expect(fieldsOf("ReleaseFile")).toEqual({ name: "String!", size: "Float", downloadUrl: "String!", sha256: "String" });
    const links = assertEnumType(schema.getType("ReleaseLink")).getValues();
    expect(links.map(({ name }) => name)).toEqual(["file", "sourceArchive", "releasePage"]);
  });
});
