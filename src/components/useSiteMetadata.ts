import { graphql, useStaticQuery } from "gatsby";

/** The metadata in gatsby-config.ts. `siteUrl` has no slash at its end; `builtOn` is ISO 8601. */
export function useSiteMetadata() {
  const { site } = useStaticQuery<Queries.SiteMetadataQuery>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          siteUrl
          builtOn
          repositoryUrl
          pageColour
          colorScheme
        }
      }
    }
  `);
  if (!site) throw new Error("Gatsby has no siteMetadata. Add siteMetadata to gatsby-config.ts.");
  return site.siteMetadata;
}
