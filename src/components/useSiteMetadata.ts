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
        }
      }
    }
  `);
  if (!site) throw new Error("gatsby-config.ts has no siteMetadata.");
  return site.siteMetadata;
}
