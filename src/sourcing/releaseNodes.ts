import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import * as v from "valibot";
import { checkGitHubReleases } from "../releases/githubRelease";
import { hasPhonePackage } from "../releases/recommendFile";
import { type Release, releaseSchema } from "../releases/release";
import { errorText } from "../releases/safeText";
import { isLoopback, releasesEndpoint, SAMPLE_RELEASES_PATH } from "../releases/urls";
import { readSettings, type Settings } from "../site/settings";
import { fetchReleases, RequestFailure } from "./fetchReleases";
import { compareWithPublished, fetchPublishedList } from "./publishedReleases";

/**
 * Declares the GraphQL types of the release list. They are not inferred, so that a list without any release still builds, and a field
 * that always exists has a type without null. The fields are those of `releaseSchema`.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type Release implements Node @dontInfer {
      position: Int!
      isForPhones: Boolean!
      version: String!
      name: String!
      date: String
      updated: String
      features: [String!]!
      downloadUrl: String
      downloadSize: Float
      linksTo: ReleaseLink
      isPrerelease: Boolean!
      files: [ReleaseFile!]!
    }

    enum ReleaseLink {
      file
      sourceArchive
      releasePage
    }

    type ReleaseFile {
      name: String!
      size: Float
      downloadUrl: String!
      sha256: String
    }

    type ReleaseList implements Node @dontInfer {
      readAt: String!
      liveUrl: String!
      isSample: Boolean!
    }

    type Site implements Node {
      siteMetadata: SiteSiteMetadata!
    }

    type SiteSiteMetadata @dontInfer {
      siteUrl: String!
      builtOn: String!
      repositoryUrl: String!
    }
  `);
};

/** Reads the release list and stores it as nodes. If there is no list, the build fails with the reason (docs/rules.md, 14.3). */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ actions, reporter, store, ...tools }) => {
  const warn = (message: string) => reporter.warn(message);
  try {
    const settings = readSettings(process.env);
    const token = readToken(process.env.GITHUB_TOKEN, settings.apiUrl);
    const { releases, ...list } = settings.repository
      ? await readRepository(settings, token, warn)
      : await readSamples(store.getState().program.directory, warn);
    for (const [position, release] of releases.entries()) {
      // What no query can tell from the names of the files.
      const isForPhones = hasPhonePackage(release.files);
      await createNode("Release", { ...release, position, isForPhones });
    }
    await createNode("ReleaseList", { id: "ReleaseList", ...list });
    reporter.info(`${releases.length} releases from ${list.liveUrl}, read ${list.readAt}`);
  } catch (error) {
    reporter.panicOnBuild(errorText(error));
  }

  async function createNode(type: string, content: { id: string; [field: string]: unknown }): Promise<void> {
    const internal = { type, contentDigest: tools.createContentDigest(content) };
    await actions.createNode({ ...content, internal });
  }
};

const storedListSchema = v.object({ readAt: v.string(), liveUrl: v.string(), isSample: v.boolean() });

/** The releases that a build shows. */
export interface ReleaseList extends v.InferOutput<typeof storedListSchema> {
  /** Without drafts, in the API's order. */
  releases: Release[];
}

/** The list that {@link sourceNodes} has stored. Fails if a node has another format. */
export function storedReleaseList({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): ReleaseList {
  const nodes = getNodesByType("Release").map((node) =>
    v.parse(v.object({ position: v.number(), ...releaseSchema.entries }), node),
  );
  nodes.sort((one, other) => one.position - other.position);
  const releases = nodes.map(({ position: _, ...release }) => release);
  return { releases, ...v.parse(storedListSchema, getNodesByType("ReleaseList")[0]) };
}

/** The sample releases, for a site without a repository (docs/rules.md, 14.4). */
async function readSamples(siteDirectory: string, warn: (message: string) => void): Promise<ReleaseList> {
  warn(
    `No repository is set, so the site shows the sample releases of static${SAMPLE_RELEASES_PATH}. ` +
      "Set RELEASES_REPOSITORY to owner/name to show real ones.",
  );
  const content = await readFile(path.join(siteDirectory, "static", SAMPLE_RELEASES_PATH), "utf8");
  const { releases } = checkGitHubReleases(JSON.parse(content));
  return { releases, readAt: new Date().toISOString(), liveUrl: SAMPLE_RELEASES_PATH, isSample: true };
}

/** Statuses with which the API says that there is no such repository, or that nobody may get it. */
const GONE: readonly (number | null)[] = [404, 410, 451];

/**
 * The releases of the repository, or those that the published site shows if the API fails (docs/rules.md, 14.3).
 *
 * @throws Error with repository, reason and remedy if there is neither list; if the repository is gone; and if the list may be that
 * of somebody else
 */
async function readRepository(
  settings: Settings,
  token: string | undefined,
  warn: (message: string) => void,
): Promise<ReleaseList> {
  if (!settings.repository) throw new Error("No repository is set.");
  const liveUrl = releasesEndpoint(settings.apiUrl, settings.repository);
  const name = `${settings.repository.owner}/${settings.repository.name}`;
  const publishedList = fetchPublishedList(settings, liveUrl);
  let releases: Release[];
  try {
    releases = await fetchReleases(liveUrl, { token, warn });
  } catch (error) {
    const status = error instanceof RequestFailure ? error.status : null;
    const problem = `The releases of ${name} could not be read from ${liveUrl}: ${errorText(error)}. ${remedyFor(status)}`;
    if (GONE.includes(status)) throw new Error(`${problem} Nothing was built; the published site stays as it is.`);
    const published = await publishedList;
    if ("reason" in published) throw new Error(`${problem} There is no published list to show instead: ${published.reason}.`);
    warn(`${problem} The published list, read ${published.readAt}, is used instead.`);
    return { ...published, liveUrl, isSample: false };
  }
  const published = await publishedList;
  if (!("reason" in published)) compareWithPublished(releases, published, settings, warn);
  return { releases, readAt: new Date().toISOString(), liveUrl, isSample: false };
}

function remedyFor(status: number | null): string {
  if (status === 401) return "Set a valid GITHUB_TOKEN: this API gives nothing without one.";
  if (status === 403 || status === 429) return "Set a valid GITHUB_TOKEN for a higher rate limit, or build again later.";
  if (GONE.includes(status)) return "Check RELEASES_REPOSITORY; a private repository also needs a GITHUB_TOKEN that can read it.";
  if (status === null && process.env.HTTPS_PROXY) {
    return "HTTPS_PROXY is set, but Node uses it only if NODE_USE_ENV_PROXY=1 is set too (Node 22.21, 24 or newer).";
  }
  return "Check the network and RELEASES_API_URL, see https://www.githubstatus.com, and build again.";
}

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
