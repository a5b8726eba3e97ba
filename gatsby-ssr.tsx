export { onPreRenderHTML, onRenderBody } from "./src/layout/PageHead";
export { wrapPageElement } from "./src/layout/SiteLayout";
