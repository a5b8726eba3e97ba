import type { GatsbyNode } from "gatsby";
import * as v from "valibot";
import { packagePurposeSchema, releaseSchema } from "../../releases/release";
import { summaryOf } from "../../releases/summary";
import { UPDATE_PROBLEMS } from "../../releases/update";

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
      features: [String!]!
      isPrerelease: Boolean!
      files: [ReleaseFile!]!
      fallback: Fallback
    }

    type Fallback {
      kind: DownloadKind!
      url: String!
    }

    enum DownloadKind {
      file
      sourceArchive
      releasePage
    }

    type ReleaseLink {
      kind: DownloadKind!
      name: String!
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
      versionCode: Float
      oldestAndroid: String
      lastAndroid: String
      processors: [String!]!
      purpose: PackagePurpose!
      certificates: [Certificate!]!
    }

    type Certificate {
      sha256: String!
      oldestAndroid: String!
    }

    enum PackagePurpose { ${packagePurposeSchema.options.join(" ")} }

    type ReleaseList implements Node @dontInfer {
      readAt: String!
      liveUrl: String!
      isSample: Boolean!
      total: Int!
      "The first of them, in the API's order: the releases in the built HTML."
      releases: [Release!]! @link
      "The newest, the newest stable and the newest for phones."
      offers: [Release!]! @link
      update: Update
    }

    type Update {
      version: String!
      problem: UpdateProblem
      installsOver: [String!]!
    }

    enum UpdateProblem { ${UPDATE_PROBLEMS.join(" ")} }

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
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  // Gatsby adds fields to a node.
  const summary = (node: unknown) => summaryOf(v.parse(releaseSchema, node));
  createResolvers({
    Release: {
      link: { type: "ReleaseLink", resolve: (node: unknown) => summary(node).link },
      revision: { type: "String!", resolve: (node: unknown) => summary(node).revision },
    },
  });
};
