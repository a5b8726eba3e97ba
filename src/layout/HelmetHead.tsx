import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { releaseFeedPath } from "../site/links";
import { mobileApplication, type NewestVersion } from "../site/mobileApplication";
import { pageColour, productName, socialImageText } from "../site/product";

export interface HelmetHeadProps {
  fullTitle: string;
  description: string;
  /** Undefined for the 404 page: then search engines leave the page out. */
  pageUrl: string | undefined;
  /** The URL of a request that the page sends when it hydrates. */
  preloadedRequest?: string;
  /** Only on the page that describes the app to search engines; null if there is no release. */
  newest?: NewestVersion | null;
}

/** Writes the head of a page into the built HTML. No other file uses react-helmet. */
export function HelmetHead({
  fullTitle,
  description,
  pageUrl,
  preloadedRequest,
  newest,
}: HelmetHeadProps) {
  const { siteUrl } = useSiteMetadata();
  return (
    <Helmet title={fullTitle}>
      {preloadedRequest && (
        <link rel="preload" as="fetch" href={preloadedRequest} crossOrigin="anonymous" />
      )}
      <meta name="description" content={description} />
      <meta name="theme-color" content={pageColour} />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      {pageUrl ? <link rel="canonical" href={pageUrl} /> : <meta name="robots" content="noindex" />}
      {pageUrl && <meta property="og:url" content={pageUrl} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={`${siteUrl}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={socialImageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`Releases of ${productName}`}
        href={withPrefix(releaseFeedPath)}
      />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
      {newest !== undefined && (
        <script type="application/ld+json">
          {scriptText({ ...mobileApplication(newest), url: pageUrl })}
        </script>
      )}
    </Helmet>
  );
}

/** JSON for a script element, escaped: a release called `</script>` would end the element. */
function scriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
