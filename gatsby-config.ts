import type { GatsbyConfig } from "gatsby";
import { defaultRepositoryUrl } from "./src/site/links";
import { pageColour, productName, productSummary } from "./src/site/product";
import { readSettings } from "./src/site/settings";

const { pathPrefix, repository, siteUrl } = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
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
  plugins: [
    "gatsby-plugin-typescript",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: productName,
        short_name: productName,
        description: productSummary,
        lang: "en",
        start_url: "/",
        display: "browser",
        background_color: pageColour,
        theme_color: pageColour,
        // The head of each page says it.
        theme_color_in_head: false,
        legacy: false,
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: { output: "/" } },
    {
      resolve: "gatsby-plugin-robots-txt",
      options: { host: null, sitemap: `${siteUrl}${pathPrefix}/sitemap-index.xml`, policy: [{ userAgent: "*", allow: "/" }] },
    },
  ],
};

export default config;
