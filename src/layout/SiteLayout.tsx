import "../styles/tokens.css";
import "../styles/typeface.css";
import "../styles/global.css";
import { type PageProps, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { PageLocationContext } from "../browser/usePageLocation";
import { buttonClass } from "../components/buttonClass";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ReloadButton } from "../components/ReloadButton";
import { ScriptsMark } from "../components/ScriptsMark";
import * as sharedStyles from "../components/shared.module.css";
import { PageTransition } from "../effects/PageTransition";
import { ids } from "../site/links";
import { Footer } from "./Footer";
import { TopBar } from "./TopBar";

/** Puts a page into the layout, which stays when the page changes or fails. */
export function wrapPageElement({
  element,
  props: { path, location },
}: {
  element: ReactNode;
  props: Pick<PageProps, "path" | "location">;
}) {
  return (
    <PageLocationContext.Provider value={location}>
      <a className={sharedStyles.skip} href={`#${ids.main}`} data-screen-only="">
        Skip to content
      </a>
      <TopBar />
      <main id={ids.main} tabIndex={-1}>
        <PageTransition pageKey={path}>
          <ErrorBoundary fallback={<PageFailure />}>{element}</ErrorBoundary>
        </PageTransition>
      </main>
      <ScriptsMark />
      <Footer />
    </PageLocationContext.Provider>
  );
}

/** Catches errors of the layout and of Gatsby, in the browser only: it adds no element. */
export function wrapRootElement({ element }: { element: ReactNode }) {
  const failure = (
    <main>
      <PageFailure />
    </main>
  );
  return <ErrorBoundary fallback={failure}>{element}</ErrorBoundary>;
}

/** Replaces a page that failed to render (docs/rules.md, 8.7). */
function PageFailure() {
  return (
    <div className={sharedStyles.failure} role="alert">
      <h1>Something Went Wrong</h1>
      <p>This page could not be shown.</p>
      <ReloadButton label="Reload" className={buttonClass()} />
      {/* Not Gatsby's Link: the router may have failed. */}
      <a href={withPrefix("/")}>Back to Home</a>
    </div>
  );
}
