import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { language } from "../site/product";

/** Writes the language of the pages. React-helmet would remove it when a page fails. */
export const onRenderBody = ({ setHtmlAttributes }: Pick<RenderBodyArgs, "setHtmlAttributes">) =>
  setHtmlAttributes({ lang: language });

/** Moves the preload links before the inlined styles, which are half of the HTML. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const priority = (one: ReactNode) => Number(isValidElement(one) && one.props.rel === "preload");
  replaceHeadComponents(getHeadComponents().sort((a, b) => priority(b) - priority(a)));
};
