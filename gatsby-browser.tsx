export { onClientEntry } from "./src/layout/clientEntry";
export { wrapPageElement, wrapRootElement } from "./src/layout/SiteLayout";
export { onInitialClientRender, onPreRouteUpdate, shouldUpdateScroll } from "./src/layout/scrolling";
