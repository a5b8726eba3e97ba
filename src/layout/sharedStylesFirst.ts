import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** The URL of the sheet of all pages. Gatsby names it after its chunk. */
const SHARED_SHEET = /\/app\.[0-9a-f]+\.css$/;

/**
 * Writes the styles of all pages before those of the page, where Gatsby writes them after it. Of two rules of the same weight the
 * later one wins, and a page that is opened from another one gets its styles last.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents();
  const shared = components.filter(isSharedSheet);
  const others = components.filter((component) => !isSharedSheet(component));
  const firstStyle = others.findIndex((component) => isValidElement(component) && component.type === "style");
  replaceHeadComponents(firstStyle < 0 ? components : others.toSpliced(firstStyle, 0, ...shared));
};

function isSharedSheet(component: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(component) || component.type !== "style") return false;
  return SHARED_SHEET.test(String(component.props["data-href"]));
}
