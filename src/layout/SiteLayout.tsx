import type { ReactNode } from "react";
import { ErrorBoundary } from "../components/ui/ErrorBoundary";
import { PageFailure } from "../components/ui/PageFailure";
import { SkipLink } from "../components/ui/SkipLink";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { PageTransition } from "../effects/PageTransition";
import { Footer } from "./Footer";
import { withoutTrailingSlash } from "./scrolling";
import { TopBar } from "./TopBar";

interface SiteLayoutProps {
  /** Path of the page within the site. */
  path: string;
  children: ReactNode;
}

/**
 * What stands around every page, and stays where the page fails: skip link, top bar, footer (product spec, section 2, "Shared
 * layout").
 */
export function SiteLayout({ path, children }: SiteLayoutProps) {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <>
      <SkipLink />
      <TopBar repositoryUrl={repositoryUrl} />
      <main id="main" tabIndex={-1}>
        <PageTransition pageKey={withoutTrailingSlash(path)}>
          <ErrorBoundary fallback={() => <PageFailure />}>{children}</ErrorBoundary>
        </PageTransition>
      </main>
      <Footer builtOn={builtOn} repositoryUrl={repositoryUrl} />
    </>
  );
}
