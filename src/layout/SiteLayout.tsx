import "../styles/tokens.css";
import "../styles/global.css";
import { type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs, type WrapRootElementBrowserArgs, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { buttonClass } from "../components/buttonClass";
import { ErrorBoundary } from "../components/ErrorBoundary";
import * as failureStyles from "../components/PageFailure.module.css";
import * as skipStyles from "../components/SkipLink.module.css";
import { PageTransition } from "../effects/PageTransition";
import { Footer } from "./Footer";
import { withoutTrailingSlash } from "./scrolling";
import { TopBar } from "./TopBar";

interface SiteLayoutProps {
  /** The path of the page, within the site. */
  path: string;
  children: ReactNode;
}

/** The layout around every page: skip link, top bar and footer. It stays when the page fails (docs/rules.md, 10.8). */
export function SiteLayout({ path, children }: SiteLayoutProps) {
  return (
    <>
      <a className={skipStyles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <PageTransition pageKey={withoutTrailingSlash(path)}>
          <ErrorBoundary fallback={() => <PageFailure />}>{children}</ErrorBoundary>
        </PageTransition>
      </main>
      <Footer />
    </>
  );
}

/**
 * What is shown instead of a page that failed to render (docs/rules.md, 8.9). Its link does not use the router, which may have
 * failed.
 */
function PageFailure() {
  return (
    <div className={failureStyles.failure} role="alert">
      <h1>Something Went Wrong</h1>
      <p>This page could not be shown.</p>
      <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
        Reload
      </button>
      <a href={withPrefix("/")}>Back to Home</a>
    </div>
  );
}

/** Puts a page into the layout. The build and the browser both use it. The layout stays mounted when the page changes. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <SiteLayout path={props.path}>{element}</SiteLayout>;
}

/**
 * Puts an error boundary around everything, Gatsby's own components and the layout included. Only the browser uses it. It adds no
 * element, so the HTML that the build made without it still matches during hydration.
 */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <PageFailure />
        </main>
      )}
    >
      {element}
    </ErrorBoundary>
  );
}
