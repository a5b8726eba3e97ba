import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { language } from "../site/product";

/** Writes language and direction of the pages. React-helmet would remove them when one fails. */
export const onRenderBody = ({ setHtmlAttributes }: Pick<RenderBodyArgs, "setHtmlAttributes">) => {
  const { script = "" } = new Intl.Locale(language).maximize();
  const dir = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm/.test(script) ? "rtl" : "ltr";
  setHtmlAttributes({ lang: language, dir });
};

/** Moves the preload links before the inlined styles, which are half of the HTML. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const priority = (one: ReactNode) => Number(isValidElement(one) && one.props.rel === "preload");
  replaceHeadComponents(getHeadComponents().sort((a, b) => priority(b) - priority(a)));
};
