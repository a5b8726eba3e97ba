export { wrapPageElement } from "./src/layout/SiteLayout";
