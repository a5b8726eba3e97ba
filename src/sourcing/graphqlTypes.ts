/**
 * The GraphQL types of the release list and of the site's own data. They are declared, not inferred, so that a list without any
 * release still builds, and fields that always exist have a type without null.
 *
 * The fields of `Release` are those of docs/rules.md, section 4. Its id is called `releaseId` because Gatsby uses `id` itself.
 * Dates are text: ISO 8601 in UTC.
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
