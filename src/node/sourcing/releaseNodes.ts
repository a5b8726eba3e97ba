import type { GatsbyNode } from "gatsby";
import { messageOf } from "../../releases/messageOf";
import { isForPhones } from "../../releases/recommendFile";
import type { Release } from "../../releases/release";
import { summaryOf } from "../../releases/summary";
import { RELEASES_PER_STEP } from "../../site/constants";
import { publishReleases } from "../publishing/publishReleases";
import { readSettings } from "../settings";
import { readReleases } from "./readReleases";

/**
 * Declares the GraphQL types of the nodes: a release with the fields of `releaseSchema`, which a
 * test compares. Gatsby cannot infer types from an empty list, nor that a field is never null.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type Release implements Node @dontInfer {
      version: String!
      name: String!
      date: String
      updated: String
      features: [String!]!
      isPrerelease: Boolean!
      files: [ReleaseFile!]!
      other: OtherDownload
    }

    type OtherDownload {
      kind: DownloadKind!
      url: String!
    }

    enum DownloadKind {
      file
      sourceArchive
      releasePage
    }

    "Derived from the files: see createResolvers."
    type ReleaseLink {
      kind: DownloadKind!
      url: String!
      size: Float
      androidPackage: AndroidPackage
    }

    type ReleaseFile {
      name: String!
      size: Float
      downloadUrl: String!
      sha256: String
      androidPackage: AndroidPackage
    }

    type AndroidPackage {
      applicationId: String!
      versionName: String
      oldestAndroid: String
      processors: [String!]!
      purpose: PackagePurpose!
      certificate: String
    }

    enum PackagePurpose {
      phones
      watches
      televisions
      cars
      tests
      splitApp
      unsigned
    }

    type ReleaseList implements Node @dontInfer {
      readAt: String!
      liveUrl: String!
      isSample: Boolean!
      total: Int!
      "The first of them, in the API's order: the releases in the built HTML."
      releases: [Release!]! @link
      newest: Release @link
      newestStable: Release @link
      newestForPhones: Release @link
    }

    type Site implements Node {
      siteMetadata: SiteSiteMetadata!
    }

    type SiteSiteMetadata @dontInfer {
      siteUrl: String!
      builtOn: String!
      repositoryUrl: String!
      pageColour: String!
    }
  `);
};

/** Adds the fields of a release that follow from others, so no node stores them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({
    Release: {
      link: { type: "ReleaseLink", resolve: (release: Release) => summaryOf(release).link },
      revision: { type: "String!", resolve: (release: Release) => summaryOf(release).revision },
    },
  });

/**
 * Stores the releases and their list as nodes, and publishes them as files: here, so that `gatsby
 * develop` has the files too.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  reporter,
  store,
  createContentDigest,
}) => {
  const createNode = async (type: string, content: { id: string; [field: string]: unknown }) => {
    const internal = { type, contentDigest: createContentDigest(content) };
    await actions.createNode({ ...content, internal });
  };
  try {
    const settings = readSettings(process.env);
    const { directory } = store.getState().program;
    const list = await readReleases(settings, (message) => reporter.warn(message));
    const { releases, ...source } = list;
    for (const release of releases) await createNode("Release", release);
    await createNode("ReleaseList", {
      id: "ReleaseList",
      ...source,
      total: releases.length,
      releases: releases.slice(0, RELEASES_PER_STEP).map(({ id }) => id),
      newest: releases[0]?.id ?? null,
      newestStable: releases.find(({ isPrerelease }) => !isPrerelease)?.id ?? null,
      newestForPhones: releases.find(({ files }) => files.some(isForPhones))?.id ?? null,
    });
    await publishReleases(list, settings, directory);
    reporter.info(`${releases.length} releases from ${list.liveUrl}, read ${list.readAt}`);
  } catch (error) {
    reporter.panicOnBuild(messageOf(error));
  }
};
