export { onCreateWebpackConfig } from "./src/node/publishing/configureWebpack";
export { onPostBuild } from "./src/node/publishing/finishBuild";
export {
  createResolvers,
  createSchemaCustomization,
  sourceNodes,
} from "./src/node/sourcing/releaseNodes";
