import type { GatsbyConfig } from "gatsby";
import { readPageColour } from "./src/node/colours";
import { readSettings } from "./src/node/settings";
import { repositoryPage } from "./src/site/links";
import { defaultRepositoryUrl } from "./src/site/product";

const { apiUrl, pathPrefix, repository, siteUrl } = readSettings();

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: `${siteUrl}${pathPrefix}`,
    // Only the day, so that two builds on one day give the same pages.
    builtOn: new Date().toISOString().slice(0, 10),
    repositoryUrl: repository ? repositoryPage(apiUrl, repository) : defaultRepositoryUrl,
    pageColour: readPageColour(),
  },
  ...(pathPrefix && { pathPrefix }),
  trailingSlash: "never",
  // Gatsby's default, the classic runtime, needs `import React` in every file with JSX.
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: ["gatsby-plugin-typescript", "gatsby-plugin-react-helmet", "gatsby-plugin-sitemap"],
  // Without an adapter, every build downloads and runs Gatsby's list of adapters.
  adapter: { name: "none", adapt: () => undefined },
};

export default config;
