export { wrapPageElement } from "./src/layout/SiteLayout";
export { onPreRenderHTML } from "./src/layout/sharedStylesFirst";
