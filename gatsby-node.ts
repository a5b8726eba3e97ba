export { onCreateWebpackConfig } from "./src/node/publishing/configureWebpack";
export { onPostBuild } from "./src/node/publishing/finishBuild";
export { createSchemaCustomization, sourceNodes } from "./src/node/sourcing/releaseNodes";
