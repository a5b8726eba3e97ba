import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import "./styleOrder";
import { SiteLayout } from "./SiteLayout";

/** Puts a page into the layout; the same in the build and in the browser, and not mounted anew when the page changes. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <SiteLayout path={props.path}>{element}</SiteLayout>;
}
