import type { NodeInput, NodePluginArgs } from "gatsby";
import * as v from "valibot";
import { type Release, releaseSchema } from "../releases/release";
import type { ReleaseList } from "./readReleases";

type NodeTools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

/** A release as a Gatsby node. `position` is its place in the API's order, from 0: the only order there is. */
export function releaseNode({ id: releaseId, ...release }: Release, position: number, tools: NodeTools): NodeInput {
  const content = { position, releaseId, ...release };
  return {
    ...content,
    id: tools.createNodeId(`Release ${releaseId}`),
    internal: { type: "Release", contentDigest: tools.createContentDigest(content) },
  };
}

/** What is known of the list as a whole, as the one node of type `ReleaseList`. */
export function releaseListNode({ releases: _, ...list }: ReleaseList, tools: NodeTools): NodeInput {
  return {
    ...list,
    id: tools.createNodeId("ReleaseList"),
    internal: { type: "ReleaseList", contentDigest: tools.createContentDigest(list) },
  };
}

const storedSchema = v.object({ position: v.number(), releaseId: v.string(), ...v.omit(releaseSchema, ["id"]).entries });

/** The releases of stored nodes, in the API's order: the way back from {@link releaseNode}. */
export function releasesOfNodes(nodes: readonly unknown[]): Release[] {
  return nodes
    .map((node) => v.parse(storedSchema, node))
    .sort((one, other) => one.position - other.position)
    .map(({ position: _, releaseId: id, ...release }) => ({ id, ...release }));
}
