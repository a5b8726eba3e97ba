import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { releaseFeedPath } from "../site/links";
import { pageColour, productName, socialImageText } from "../site/product";

interface SeoProps {
  /** Title of the page; the product's name follows it unless it is in it. */
  title: string;
  description: string;
  /** The page's path within the site; none for a page without an address of its own, which search engines are to leave out. */
  path?: string | undefined;
  /** A request that the page makes on mount; the built HTML has the browser start it at once. */
  preloadedRequest?: string;
  /** What the page says to machines, in the vocabulary of schema.org. */
  structuredData?: Readonly<Record<string, unknown>>;
}

/** The head of a page. */
export function Seo({ title, description, path, preloadedRequest, structuredData }: SeoProps) {
  const { siteUrl } = useSiteMetadata();
  const fullTitle = title.includes(productName) ? title : `${title}, ${productName}`;
  const address = path === undefined ? undefined : siteUrl + (path === "/" ? "/" : path);
  // In the browser the request is under way by the time that a link could start it.
  const isBuild = typeof window === "undefined";
  return (
    <Helmet htmlAttributes={{ lang: "en" }} title={fullTitle}>
      {preloadedRequest && isBuild && <link rel="preload" as="fetch" href={preloadedRequest} crossOrigin="anonymous" />}
      <meta name="description" content={description} />
      <meta name="theme-color" content={pageColour} />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address && <meta property="og:url" content={address} />}
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
      <link rel="alternate" type="application/atom+xml" title={`Releases of ${productName}`} href={withPrefix(releaseFeedPath)} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      {structuredData && <script type="application/ld+json">{scriptText(structuredData)}</script>}
    </Helmet>
  );
}

/** JSON that no text within can end early: a release may be called `</script>`. */
function scriptText(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
