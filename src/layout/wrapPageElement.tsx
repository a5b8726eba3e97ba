import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import "./styleOrder";
import { SiteLayout } from "./SiteLayout";

/** Puts a page into the layout. The build and the browser both use it. The layout stays mounted when the page changes. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <SiteLayout path={props.path}>{element}</SiteLayout>;
}
