import type { GatsbySSR } from "gatsby";
import { useEffect } from "react";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { productName } from "../site/product";
import type { HelmetHeadProps } from "./HelmetHead";

interface PageHeadProps extends Omit<HelmetHeadProps, "fullTitle" | "pageUrl"> {
  /** The product's name is added unless the title contains it. */
  title: string;
  /** The path within the site. The 404 page has none. */
  path?: string | undefined;
}

/**
 * The head of a page. React-helmet writes it into the built HTML. Later, in the browser, only the
 * tags that matter to visitors follow the page.
 */
export function PageHead({ title, description, path, ...others }: PageHeadProps) {
  const { siteUrl } = useSiteMetadata();
  const fullTitle = title.includes(productName) ? title : `${title}, ${productName}`;
  const pageUrl = path === undefined ? undefined : siteUrl + path;

  useEffect(() => {
    document.title = fullTitle;
    document.querySelector("[name=description]")?.setAttribute("content", description);
    if (pageUrl) document.querySelector("[rel=canonical]")?.setAttribute("href", pageUrl);
  }, [fullTitle, description, pageUrl]);

  // Gatsby's webpack replaces BUILD_STAGE by a constant, so the scripts for the browser have
  // neither this block nor react-helmet.
  if (process.env.BUILD_STAGE === "build-html") {
    // biome-ignore lint/style/noCommonJs: an import would be in the scripts for the browser too
    const { HelmetHead } = require("./HelmetHead") as typeof import("./HelmetHead");
    return (
      <HelmetHead {...others} fullTitle={fullTitle} description={description} pageUrl={pageUrl} />
    );
  }
  return null;
}

/** Writes the language of the pages. React-helmet would remove it when a page fails. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) =>
  setHtmlAttributes({ lang: "en" });
