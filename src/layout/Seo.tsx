import type { GatsbySSR } from "gatsby";
import { useEffect } from "react";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { productName } from "../site/product";
import type { PageHeadProps } from "./PageHead";

interface SeoProps extends Omit<PageHeadProps, "fullTitle" | "pageUrl"> {
  /** The title of the page. The product's name is added unless the title contains it. */
  title: string;
  /** The page's path within the site. The 404 page has none: then search engines leave the page out. */
  path?: string | undefined;
}

/**
 * The head of a page. The built HTML has all of it, by react-helmet. When a visitor goes to another page, the browser needs only what
 * is shown, shared or kept of it: the title, the description, the URL, and whether it is for search engines.
 */
export function Seo({ title, path, ...others }: SeoProps) {
  const { siteUrl } = useSiteMetadata();
  const { description } = others;
  const fullTitle = title.includes(productName) ? title : `${title}, ${productName}`;
  const pageUrl = path === undefined ? undefined : siteUrl + path;

  useEffect(() => {
    document.title = fullTitle;
    document.head.querySelector("[name=description]")?.setAttribute("content", description);
    // Every page has one of the two.
    const tag = pageUrl
      ? Object.assign(document.createElement("link"), { rel: "canonical", href: pageUrl })
      : Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.querySelector("[rel=canonical], [name=robots]")?.replaceWith(tag);
  }, [fullTitle, description, pageUrl]);

  // A constant of Gatsby's webpack configuration: the browser's scripts have neither this block nor react-helmet.
  if (process.env.BUILD_STAGE === "build-html") {
    // biome-ignore lint/style/noCommonJs: an import would be in the browser's script too
    const { PageHead } = require("./PageHead") as typeof import("./PageHead");
    return <PageHead {...others} fullTitle={fullTitle} pageUrl={pageUrl} />;
  }
  return null;
}

/** Writes the language of the pages. Not by react-helmet: it would take the language away with a page that fails. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => setHtmlAttributes({ lang: "en" });
