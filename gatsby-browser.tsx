export { onClientEntry } from "./src/layout/clientEntry";
export { onInitialClientRender, onPreRouteUpdate, shouldUpdateScroll } from "./src/layout/scrolling";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/layout/wrapRootElement";
