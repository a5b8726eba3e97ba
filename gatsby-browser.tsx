export { onClientEntry, onInitialClientRender, onPreRouteUpdate, shouldUpdateScroll } from "./src/layout/scrolling";
export { wrapPageElement } from "./src/layout/wrapPageElement";
