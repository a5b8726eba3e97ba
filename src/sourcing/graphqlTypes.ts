/**
 * The GraphQL types of the release list and of the site's own data, declared so that a list without any release still builds
 * and that what is always there is typed as such. `Release` is the type of
 * product spec, section 3; `id` is Gatsby's own, hence `releaseId`. Dates are text: ISO 8601 in UTC.
 */
export const graphqlTypes = `
  type Release implements Node @dontInfer {
    position: Int!
    releaseId: String!
    version: String!
    name: String!
    date: String
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
