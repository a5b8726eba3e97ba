import type { ReactNode } from "react";
import { SkipLink } from "../components/ui/SkipLink";
import { Footer } from "./Footer";
import { TopBar } from "./TopBar";
import { useSiteMetadata } from "./useSiteMetadata";

interface SiteLayoutProps {
  children: ReactNode;
}

/** What stands around every page: skip link, top bar, footer (product spec, section 2, "Shared layout"). */
export function SiteLayout({ children }: SiteLayoutProps) {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <>
      <SkipLink />
      <TopBar repositoryUrl={repositoryUrl} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer builtOn={builtOn} repositoryUrl={repositoryUrl} />
    </>
  );
}
