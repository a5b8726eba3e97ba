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
 * Declares the GraphQL types of the nodes, with the fields of `releaseSchema`. Gatsby cannot infer
 * types from an empty list, nor that a field is never null.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type Release implements Node @dontInfer {
      position: Int!
      hasPhonePackage: Boolean!
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

/** Stores the releases and their list as nodes. Without a list, the build fails with the reason. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  reporter,
  store,
  createContentDigest,
}) => {
  const warn = (message: string) => reporter.warn(message);
  const createNode = async (type: string, content: { id: string; [field: string]: unknown }) => {
    const internal = { type, contentDigest: createContentDigest(content) };
    await actions.createNode({ ...content, internal });
  };
  try {
    const settings = readSettings(process.env);
    const { releases, ...list } = settings.repository
      ? await readRepository(settings, settings.repository, warn)
      : await readSamples(store.getState().program.directory, warn);
    for (const [position, release] of releases.entries()) {
      // A GraphQL query cannot tell this from the names of the files.
      const isForPhones = hasPhonePackage(release.files);
      await createNode("Release", { ...release, position, hasPhonePackage: isForPhones });
    }
    await createNode("ReleaseList", { id: "ReleaseList", ...list });
    reporter.info(`${releases.length} releases from ${list.liveUrl}, read ${list.readAt}`);
  } catch (error) {
    reporter.panicOnBuild(errorText(error));
  }
};

const storedListSchema = v.object({
  readAt: v.string(),
  liveUrl: v.string(),
  isSample: v.boolean(),
});

/** The releases that a build shows. */
interface SourcedReleases extends v.InferOutput<typeof storedListSchema> {
  /** Without drafts, in the API's order. */
  releases: Release[];
}

/** The list that {@link sourceNodes} has stored. */
export function storedReleaseList({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): SourcedReleases {
  const nodes = getNodesByType("Release").map((node) =>
    v.parse(v.object({ position: v.number(), ...releaseSchema.entries }), node),
  );
  nodes.sort((one, other) => one.position - other.position);
  const releases = nodes.map(({ position: _, ...release }) => release);
  return { releases, ...v.parse(storedListSchema, getNodesByType("ReleaseList")[0]) };
}

async function readSamples(
  siteDirectory: string,
  warn: (message: string) => void,
): Promise<SourcedReleases> {
  warn(
    "No repository is set, so the site shows the sample releases of " +
      `static${SAMPLE_RELEASES_PATH}. ` +
      "Set RELEASES_REPOSITORY to owner/name to show real ones.",
  );
  const content = await readFile(path.join(siteDirectory, "static", SAMPLE_RELEASES_PATH), "utf8");
  const { releases } = checkGitHubReleases(JSON.parse(content));
  const readAt = new Date().toISOString();
  return { releases, readAt, liveUrl: SAMPLE_RELEASES_PATH, isSample: true };
}

/** Statuses of a repository that does not exist, or that nobody may read. */
const GONE: readonly (number | null)[] = [404, 410, 451];

/**
 * Fetches the releases of the repository. If the API fails, the list of the published site serves
 * as a cache (docs/rules.md, 14.2).
 *
 * @throws Error with reason and remedy if there is neither list, if the repository is gone, or if
 * the list may belong to somebody else
 */
async function readRepository(
  settings: Settings,
  repository: NonNullable<Settings["repository"]>,
  warn: (message: string) => void,
): Promise<SourcedReleases> {
  const liveUrl = releasesEndpoint(settings.apiUrl, repository);
  const token = readToken(process.env.GITHUB_TOKEN, settings.apiUrl);
  const published = await fetchPublishedList(settings, liveUrl);
  let releases: Release[];
  try {
    releases = await fetchReleases(liveUrl, { token, warn });
  } catch (error) {
    const status = error instanceof RequestFailure ? error.status : null;
    const problem =
      `The releases of ${repository.owner}/${repository.name} could not be read from ` +
      `${liveUrl}: ${errorText(error)}. ${remedyFor(status)}`;
    // The files may have been withdrawn, so the published list does not count.
    if (GONE.includes(status)) throw new Error(problem);
    if ("reason" in published)
      throw new Error(
        `${problem} There is no published list to show instead: ${published.reason}.`,
      );
    warn(`${problem} The published list, read ${published.readAt}, is used instead.`);
    return { ...published, liveUrl, isSample: false };
  }
  if (!("reason" in published) && !settings.acceptNewReleases)
    compareWithPublished(releases, published);
  return { releases, readAt: new Date().toISOString(), liveUrl, isSample: false };
}

function remedyFor(status: number | null): string {
  if (status === 401 || status === 403 || status === 429)
    return "Set a valid GITHUB_TOKEN, or build again later.";
  if (GONE.includes(status))
    return "Check RELEASES_REPOSITORY; a private one needs a GITHUB_TOKEN that can read it.";
  return "Check RELEASES_API_URL, see https://www.githubstatus.com, and build again.";
}

/**
 * The token for the API; undefined if it is empty.
 *
 * @throws Error if it is malformed, or if others could read it on its way to the API
 */
function readToken(token: string | undefined, apiUrl: string): string | undefined {
  if (!token) return undefined;
  // fetch refuses other characters in a header, and its error message would quote the token.
  if (!/^[\x21-\x7E]+$/.test(token)) {
    throw new Error("GITHUB_TOKEN is malformed: remove spaces and line breaks from it.");
  }
  const url = new URL(apiUrl);
  if (url.protocol !== "https:" && !isLoopback(url)) {
    throw new Error(
      `RELEASES_API_URL is ${apiUrl}, and http would show GITHUB_TOKEN to others. ` +
        "Use https, or remove the token.",
    );
  }
  return token;
}
