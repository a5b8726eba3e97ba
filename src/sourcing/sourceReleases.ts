import type { GatsbyNode } from "gatsby";
import { errorText } from "../releases/errorText";
import { readSettings } from "../site/settings";
import { graphqlTypes } from "./graphqlTypes";
import { type ReleaseList, readReleases } from "./readReleases";
import { releaseListNode, releaseNode } from "./releaseNode";

/** Declares the types of the release list. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes);
};

/**
 * Reads the release list and stores it as nodes. Where there is no list, the build ends with a non-zero exit: an empty page must
 * never be deployed in place of a good one.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  reporter,
  store,
  getNodesByType,
  createNodeId,
  createContentDigest,
}) => {
  let list: ReleaseList;
  try {
    list = await readReleases({
      settings: readSettings(process.env),
      token: readToken(process.env.GITHUB_TOKEN),
      siteDirectory: store.getState().program.directory,
      warn: (message) => reporter.warn(message),
    });
  } catch (error) {
    reporter.panicOnBuild(errorText(error));
    return;
  }

  const tools = { createNodeId, createContentDigest };
  const nodes = list.releases.map((release, position) => releaseNode(release, position, tools));
  const current = new Set(nodes.map((node) => node.id));
  // A build drops nodes that were not created again; a refresh in `develop` keeps them.
  for (const node of getNodesByType("Release")) {
    if (!current.has(node.id)) actions.deleteNode(node);
  }
  for (const node of [...nodes, releaseListNode(list, tools)]) await actions.createNode(node);
  reporter.info(`${nodes.length} releases from ${list.liveUrl}, read ${list.readAt}`);
};

/**
 * The token for the API's calls, or undefined where there is none.
 *
 * @throws Error where it is malformed, without quoting it
 */
export function readToken(token: string | undefined): string | undefined {
  // A header takes nothing else, and its error message would quote the token into the log.
  if (token && !/^[\x21-\x7E]+$/.test(token)) throw new Error("GITHUB_TOKEN is malformed: it holds a space or a line break.");
  return token || undefined;
}
