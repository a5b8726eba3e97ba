import type { GatsbyConfig } from "gatsby";
import { defaultRepositoryUrl } from "./src/site/links";
import { productName } from "./src/site/product";
import { readSettings } from "./src/site/settings";

const { pathPrefix, repository, siteUrl } = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    title: productName,
    siteUrl: `${siteUrl}${pathPrefix}`,
    // The day, not the second: within a day a rebuild that changes nothing leaves every other page byte for byte as it was.
    builtOn: new Date().toISOString().slice(0, 10),
    repositoryUrl: repository ? `https://github.com/${repository.owner}/${repository.name}` : defaultRepositoryUrl,
  },
  ...(pathPrefix && { pathPrefix }),
  trailingSlash: "never",
  // The classic runtime, Gatsby's default, breaks a page once an import of React that looks unused is removed.
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: ["gatsby-plugin-typescript", "gatsby-plugin-react-helmet"],
};

export default config;
