import { graphql, useStaticQuery } from "gatsby";

type SiteMetadata = NonNullable<Queries.SiteMetadataQuery["site"]>["siteMetadata"];

/** What gatsby-config says of the site: its address, the day of the build, the repository. */
export function useSiteMetadata(): SiteMetadata {
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
  if (!site) throw new Error("Gatsby stored no node for the site; gatsby-config.ts has no siteMetadata.");
  return site.siteMetadata;
}
