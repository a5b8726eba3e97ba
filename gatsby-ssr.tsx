// See https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/
export { onPreRenderHTML, onRenderBody } from "./src/layout/builtHtml";
export { wrapPageElement } from "./src/layout/SiteLayout";
