// See https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/
export { onClientEntry } from "./src/layout/clientEntry";
export { wrapPageElement, wrapRootElement } from "./src/layout/SiteLayout";
export { onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from "./src/layout/scrolling";
