export { onCreateWebpackConfig } from "./src/build/publishing/configureWebpack";
export { onPostBuild } from "./src/build/publishing/finishBuild";
export { createSchemaCustomization, sourceNodes } from "./src/build/sourcing/releaseNodes";
