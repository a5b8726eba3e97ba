export { onPostBootstrap } from "./src/sourcing/publishReleases";
export { createSchemaCustomization, sourceNodes } from "./src/sourcing/sourceReleases";
