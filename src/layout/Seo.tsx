import type { GatsbySSR } from "gatsby";
import { lazy, Suspense } from "react";
import { useIsHydrated } from "../browser/useIsHydrated";
import { CONTENT_TIME_LIMIT, whenIdle } from "../browser/whenIdle";
import { ErrorBoundary } from "../components/ErrorBoundary";
import type { SeoProps } from "./PageHead";

const LazyPageHead = lazy(async () => {
  await whenIdle(CONTENT_TIME_LIMIT);
  return { default: (await import(/* webpackChunkName: "head" */ "./PageHead")).PageHead };
});

/**
 * The head of a page: title, description, links, and what search engines and social networks read. The built HTML has it, so a browser
 * loads react-helmet, for the pages that the visitor goes to, once it is idle. The build needs it at once, because it renders two pages
 * at a time, and react-helmet has one head for both.
 */
export function Seo(props: SeoProps) {
  const isHydrated = useIsHydrated();
  // A constant of Gatsby's webpack configuration: the browser's script has no `require`.
  if (process.env.BUILD_STAGE === "build-html") {
    // biome-ignore lint/style/noCommonJs: an import would be in the browser's script too
    const { PageHead } = require("./PageHead") as typeof import("./PageHead");
    return <PageHead {...props} />;
  }
  return (
    isHydrated && (
      <ErrorBoundary>
        <Suspense>
          <LazyPageHead {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Writes the language of the pages. Not by react-helmet: it would take the language away with a page that fails. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => setHtmlAttributes({ lang: "en" });
