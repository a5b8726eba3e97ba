export { wrapPageElement } from "./src/layout/wrapPageElement";
