import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { isAppStyleSheet } from "../gatsbyInternals/publicFolder";

/**
 * Moves the styles that all pages share before the styles of the page; Gatsby writes them after it. Of two rules with the same
 * specificity, the later one wins, and when a visitor goes from one page to another, the styles of the new page load last.
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
  return isAppStyleSheet(String(component.props["data-href"]));
}
