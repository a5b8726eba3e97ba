import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { readColours } from "../colours";

/** Adds the colours, and moves the preload links before the inlined styles: half of the HTML. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const { pageColour, colorScheme } = readColours();
  const priority = (one: ReactNode) => Number(isValidElement(one) && one.props.rel === "preload");
  const components = [
    <meta key="colour" name="theme-color" content={pageColour} />,
    <meta key="scheme" name="color-scheme" content={colorScheme} />,
    ...getHeadComponents(),
  ];
  replaceHeadComponents(components.sort((a, b) => priority(b) - priority(a)));
};
