import { graphql, useStaticQuery } from "gatsby";

/** Gives the site's metadata from gatsby-config.ts. `siteUrl` has no slash at its end; `builtOn` is a day, ISO 8601. */
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
