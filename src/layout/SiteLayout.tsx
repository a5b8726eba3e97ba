import type { ReactNode } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { PageFailure } from "../components/PageFailure";
import { SkipLink } from "../components/SkipLink";
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
      <SkipLink />
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
