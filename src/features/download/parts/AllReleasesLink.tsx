import type { PropsWithChildren } from "react";
import { ExternalLink } from "../../../components/ExternalLink";
import { useSiteMetadata } from "../../../components/useSiteMetadata";

/** For visitors without scripts, and for releases that could not be loaded. */
export function AllReleasesLink({ children = "All releases on GitHub" }: PropsWithChildren) {
  const { repositoryUrl } = useSiteMetadata();
  return <ExternalLink href={`${repositoryUrl}/releases`}>{children}</ExternalLink>;
}
