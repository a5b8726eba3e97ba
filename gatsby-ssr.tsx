export { onPreRenderHTML } from "./src/layout/sharedStylesFirst";
export { wrapPageElement } from "./src/layout/wrapPageElement";
