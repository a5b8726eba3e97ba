import "../styles/tokens.css";
import "../styles/global.css";
import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { buttonClass } from "../components/buttonClass";
import { ErrorBoundary } from "../components/ErrorBoundary";
import * as sharedStyles from "../components/shared.module.css";
import { StyleSheets } from "../criticalCss/StyleSheets";
import { PageTransition } from "../effects/PageTransition";
import { Footer } from "./Footer";
import { withoutTrailingSlash } from "./scrolling";
import { TopBar } from "./TopBar";

/** Puts a page into the layout, which stays when the page changes or fails (docs/rules.md, 10.8). The build uses it too. */
export function wrapPageElement({ element, props: { path } }: { element: ReactNode; props: { path: string } }) {
  return (
    <>
      <a className={sharedStyles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <PageTransition pageKey={withoutTrailingSlash(path)}>
          <ErrorBoundary fallback={<PageFailure />}>{element}</ErrorBoundary>
        </PageTransition>
      </main>
      <StyleSheets />
      <Footer />
    </>
  );
}

/** What shows instead of a page that failed to render (docs/rules.md, 8.9). Its link does not use the router: that may have failed. */
function PageFailure() {
  return (
    <div className={sharedStyles.failure} role="alert">
      <h1>Something Went Wrong</h1>
      <p>This page could not be shown.</p>
      <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
        Reload
      </button>
      <a href={withPrefix("/")}>Back to Home</a>
    </div>
  );
}

/** Puts an error boundary around everything, in the browser only: it adds no element, so the built HTML still matches. */
export function wrapRootElement({ element }: { element: ReactNode }) {
  const failure = (
    <main>
      <PageFailure />
    </main>
  );
  return <ErrorBoundary fallback={failure}>{element}</ErrorBoundary>;
}
