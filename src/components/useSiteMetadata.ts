import { graphql, useStaticQuery } from "gatsby";

/**
 * Gives the site's metadata from gatsby-config.ts: the URL of the site without a trailing slash, the day of the build (ISO 8601),
 * and the URL of the product's repository.
 */
export function useSiteMetadata() {
  const { site } = useStaticQuery<Queries.SiteMetadataQuery>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          siteUrl
          builtOn
          repositoryUrl
        }
      }
    }
  `);
  if (!site) throw new Error("Gatsby has no metadata of the site. Is siteMetadata missing in gatsby-config.ts?");
  return site.siteMetadata;
}
