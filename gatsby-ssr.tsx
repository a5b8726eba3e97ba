export { preloadScripts as onRenderBody } from "./src/layout/preloadScripts";
export { wrapPageElement } from "./src/layout/wrapPageElement";
