export { onRenderBody } from "./src/layout/PageHead";
export { wrapPageElement } from "./src/layout/SiteLayout";
export { onPreRenderHTML } from "./src/node/publishing/finishHead";
