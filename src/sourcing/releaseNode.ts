import type { NodeInput, NodePluginArgs } from "gatsby";
import * as v from "valibot";
import { hasPhonePackage } from "../releases/recommendFile";
import { type Release, releaseFileSchema, releaseLinkSchema, releaseSchema } from "../releases/release";
import type { ReleaseList } from "./readReleases";

type NodeTools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

/**
 * A release as a Gatsby node. `position` is its index in the API's list, which is the only order (docs/rules.md, 6.1); `isForPhones`
 * is what no query can tell from the names of its files.
 */
export function releaseNode({ id: releaseId, ...release }: Release, position: number, tools: NodeTools): NodeInput {
  const isForPhones = hasPhonePackage(release.files);
  return createNode("Release", `Release ${releaseId}`, { position, isForPhones, releaseId, ...release }, tools);
}

/** The facts about the list, without its releases, as the only node of type `ReleaseList`. */
export function releaseListNode({ releases: _, ...list }: ReleaseList, tools: NodeTools): NodeInput {
  return createNode("ReleaseList", "ReleaseList", list, tools);
}

function createNode(type: string, key: string, content: object, tools: NodeTools): NodeInput {
  const internal = { type, contentDigest: tools.createContentDigest(content) };
  return { ...content, id: tools.createNodeId(key), internal };
}

const { id: releaseId, ...otherEntries } = releaseSchema.entries;
const storedEntries = { releaseId, ...otherEntries };
const storedSchema = v.object({ position: v.number(), ...storedEntries });

/** Converts nodes of {@link releaseNode} back to releases, in the API's order. Fails if a node has another format. */
export function releasesOfNodes(nodes: readonly unknown[]): Release[] {
  return nodes
    .map((node) => v.parse(storedSchema, node))
    .sort((one, other) => one.position - other.position)
    .map(({ position: _, releaseId: id, ...release }) => ({ id, ...release }));
}

/** What the GraphQL type of a field follows from: the parts of its valibot schema. */
type Field = { type: string; wrapped?: Field; item?: Field };

const TYPES = new Map<Field | string, string>([
  ["string", "String"],
  ["number", "Float"],
  ["boolean", "Boolean"],
  [releaseLinkSchema, "ReleaseLink"],
  [releaseFileSchema, "ReleaseFile"],
]);

function printType(field: Field): string {
  if (field.wrapped) return printType(field.wrapped).slice(0, -"!".length);
  return field.item ? `[${printType(field.item)}]!` : `${TYPES.get(field) ?? TYPES.get(field.type)}!`;
}

function printFields(entries: Readonly<Record<string, Field>>): string {
  const lines = Object.entries(entries).map(([name, field]) => `${name}: ${printType(field)}`);
  return lines.join("\n");
}

/**
 * The GraphQL types. They are declared, not inferred, so that a list without any release still builds, and fields that always exist
 * have a type without null. The fields of a release follow from its schema; its id is `releaseId` because Gatsby uses `id` itself.
 */
export const graphqlTypes = `
  type Release implements Node @dontInfer {
    position: Int!
    isForPhones: Boolean!
    ${printFields(storedEntries)}
  }

  enum ReleaseLink {
    ${releaseLinkSchema.options.join("\n")}
  }

  type ReleaseFile {
    ${printFields(releaseFileSchema.entries)}
  }

  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }

  type SiteSiteMetadata @dontInfer {
    siteUrl: String!
    builtOn: String!
    repositoryUrl: String!
  }

  type ReleaseList implements Node @dontInfer {
    readAt: String!
    liveUrl: String!
    isSample: Boolean!
  }
`;
