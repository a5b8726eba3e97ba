import type { GatsbyConfig } from "gatsby";
import { defaultRepositoryUrl, repositoryPage } from "./src/site/links";
import { readSettings } from "./src/site/settings";

const { apiUrl, pathPrefix, repository, siteUrl } = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: `${siteUrl}${pathPrefix}`,
    // Only the day, so that a second build on the same day leaves unchanged pages the same, byte for byte.
    builtOn: new Date().toISOString().slice(0, 10),
    repositoryUrl: repository ? repositoryPage(apiUrl, repository) : defaultRepositoryUrl,
  },
  ...(pathPrefix && { pathPrefix }),
  trailingSlash: "never",
  // Gatsby's default, the classic runtime, needs `import React` in every file with JSX, although the import looks unused.
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: ["gatsby-plugin-typescript", "gatsby-plugin-react-helmet"],
  // Without an adapter of its own, a site loads Gatsby's newest list of adapters from the network in every build, and runs it.
  adapter: { name: "none", adapt: () => undefined },
};

export default config;
