import type { GatsbyNode } from "gatsby";
import { errorText } from "../releases/safeText";
import { isLoopback } from "../releases/urls";
import { readSettings } from "../site/settings";
import { type ReleaseList, readReleases } from "./readReleases";
import { graphqlTypes, releaseListNode, releaseNode } from "./releaseNode";

/** Declares the GraphQL types of the release list. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes);
};

/** Reads the release list and stores it as nodes. If there is no list, the build fails with the reason (docs/rules.md, 14.3). */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ actions, reporter, store, getNodesByType, ...tools }) => {
  let list: ReleaseList;
  try {
    const settings = readSettings(process.env);
    list = await readReleases({
      settings,
      token: readToken(process.env.GITHUB_TOKEN, settings.apiUrl),
      siteDirectory: store.getState().program.directory,
      warn: (message) => reporter.warn(message),
    });
  } catch (error) {
    reporter.panicOnBuild(errorText(error));
    return;
  }

  const nodes = list.releases.map((release, position) => releaseNode(release, position, tools));
  const current = new Set(nodes.map((node) => node.id));
  // A build removes nodes that were not created again, but a refresh in `develop` keeps them.
  for (const node of getNodesByType("Release")) if (!current.has(node.id)) actions.deleteNode(node);
  for (const node of [...nodes, releaseListNode(list, tools)]) await actions.createNode(node);
  reporter.info(`${nodes.length} releases from ${list.liveUrl}, read ${list.readAt}`);
};

/**
 * The token for the API, or undefined if it is empty (docs/rules.md, 12.8).
 *
 * @throws Error if it is malformed, or could be read on its way to the API; the message does not quote it
 */
export function readToken(token: string | undefined, apiUrl: string): string | undefined {
  if (!token) return undefined;
  // A header allows no other characters, and the error message of fetch would write the token into the log.
  if (!/^[\x21-\x7E]+$/.test(token))
    throw new Error("GITHUB_TOKEN is malformed: it contains a space or another character that a token cannot have.");
  const url = new URL(apiUrl);
  if (url.protocol !== "https:" && !isLoopback(url))
    throw new Error(`RELEASES_API_URL is ${apiUrl}, and http would show GITHUB_TOKEN to others. Use https, or remove the token.`);
  return token;
}
