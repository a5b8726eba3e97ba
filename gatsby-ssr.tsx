export { onRenderBody } from "./src/layout/Seo";
export { wrapPageElement } from "./src/layout/SiteLayout";
