export { onPreRenderHTML, onRenderBody } from "./src/layout/builtHtml";
export { wrapPageElement } from "./src/layout/SiteLayout";
