import type { NodeInput, NodePluginArgs } from "gatsby";
import * as v from "valibot";
import type { Release } from "../releases/release";
import { releaseSchema } from "../releases/release";
import type { ReleaseList } from "./readReleases";

type NodeTools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

/** A release as a Gatsby node. `position` is its index in the API's list, which is the only order (docs/rules.md, 6.1). */
export function releaseNode({ id: releaseId, ...release }: Release, position: number, tools: NodeTools): NodeInput {
  const content = { position, releaseId, ...release };
  return {
    ...content,
    id: tools.createNodeId(`Release ${releaseId}`),
    internal: { type: "Release", contentDigest: tools.createContentDigest(content) },
  };
}

/** The facts about the list, without its releases, as the only node of type `ReleaseList`. */
export function releaseListNode({ releases: _, ...list }: ReleaseList, tools: NodeTools): NodeInput {
  return {
    ...list,
    id: tools.createNodeId("ReleaseList"),
    internal: { type: "ReleaseList", contentDigest: tools.createContentDigest(list) },
  };
}

const storedSchema = v.object({ position: v.number(), releaseId: v.string(), ...v.omit(releaseSchema, ["id"]).entries });

/**
 * Converts nodes of {@link releaseNode} back to releases, in the API's order.
 *
 * @throws Error if a node does not have the expected format
 */
export function releasesOfNodes(nodes: readonly unknown[]): Release[] {
  return nodes
    .map((node) => v.parse(storedSchema, node))
    .sort((one, other) => one.position - other.position)
    .map(({ position: _, releaseId: id, ...release }) => ({ id, ...release }));
}
