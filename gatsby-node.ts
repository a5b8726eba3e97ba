// See https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
export { createResolvers, createSchemaCustomization } from "./src/node/nodes/schema";
export { sourceNodes } from "./src/node/nodes/sourceNodes";
export { onCreateWebpackConfig } from "./src/node/publishing/configureWebpack";
export { onPostBuild } from "./src/node/publishing/finishBuild";
