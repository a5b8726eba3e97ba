import { withPrefix } from "gatsby";
import { useEffect } from "react";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { buildPaths, ids, paths } from "../site/links";
import { mobileApplication, type NewestVersion } from "../site/mobileApplication";
import { productName, socialImage } from "../site/product";

type PageHeadProps = {
  /** The product's name is added unless the title contains it. */
  title: string;
  description: string;
  /** The path within the site. The 404 page has none, and search engines leave it out. */
  path?: string;
  preload?: Record<string, string>;
  /** Only on the page that describes the app to search engines; null if it has no release. */
  newest?: NewestVersion | null;
};

/**
 * The head of a page. React-helmet writes it into the built HTML. In the browser, only what a
 * bookmark and a share take from it follows the page.
 */
export function PageHead({ title, description, path, preload, newest }: PageHeadProps) {
  const metadata = useSiteMetadata();
  const fullTitle = title.includes(productName) ? title : `${title}, ${productName}`;
  const pageUrl = path === undefined ? undefined : metadata.siteUrl + path;

  useEffect(() => {
    document.title = fullTitle;
    if (pageUrl) document.querySelector("[rel=canonical]")?.setAttribute("href", pageUrl);
  }, [fullTitle, pageUrl]);

  // BUILD_STAGE is a constant for webpack, so the browser gets neither this block nor react-helmet.
  if (process.env.BUILD_STAGE === "build-html") {
    // biome-ignore lint/style/noCommonJs: the browser would get an import, too
    const { Helmet } = require("react-helmet") as typeof import("react-helmet");
    return (
      <Helmet title={fullTitle}>
        {/* Chromium paints nothing before this element starts. It would paint an empty page. */}
        {newest !== null && <link rel="expect" href={`#${ids.secondScreen}`} blocking="render" />}
        {preload && <link rel="preload" {...preload} />}
        <meta name="description" content={description} />
        <meta name="theme-color" content={metadata.pageColour} />
        <link rel="icon" type="image/svg+xml" href={withPrefix(buildPaths.favicon)} />
        {pageUrl && <link rel="canonical" href={pageUrl} />}
        {!pageUrl && <meta name="robots" content="noindex" />}
        {pageUrl && <meta property="og:url" content={pageUrl} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={productName} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={metadata.siteUrl + buildPaths.socialImage} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={socialImage.description} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="alternate" type="application/atom+xml" href={withPrefix(paths.releaseFeed)} />
        <link rel="apple-touch-icon" href={withPrefix(buildPaths.touchIcon)} />
        <link rel="manifest" href={withPrefix(buildPaths.manifest)} />
        {newest !== undefined && (
          <script type="application/ld+json">
            {scriptText({ ...mobileApplication(newest), url: pageUrl })}
          </script>
        )}
      </Helmet>
    );
  }
  return null;
}

/** JSON for a script element, escaped: a release called `</script>` would end the element. */
function scriptText(data: object) {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
