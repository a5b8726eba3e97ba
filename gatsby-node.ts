export { onCreateBabelConfig, onCreateWebpackConfig } from "./src/publishing/configureWebpack";
export { onPostBuild } from "./src/publishing/finishBuild";
export { onPostBootstrap } from "./src/publishing/publishReleases";
export { createSchemaCustomization, sourceNodes } from "./src/sourcing/releaseNodes";
