import type { GatsbyNode } from "gatsby";

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
      downloadUrl: String
      downloadSize: Float
      linksTo: ReleaseLink
      isPrerelease: Boolean!
      phonePackage: PhonePackage
      androidPackage: AndroidPackage
      files: [ReleaseFile!]!
    }

    enum ReleaseLink {
      file
      sourceArchive
      releasePage
    }

    type PhonePackage {
      downloadUrl: String!
      size: Float
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
