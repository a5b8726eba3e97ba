import type { PropsWithChildren } from "react";
import { ExternalLink } from "../../../components/ExternalLink";
import { useSiteMetadata } from "../../../components/useSiteMetadata";

/** To the releases on GitHub. */
export function AllReleasesLink({ children = "All releases on GitHub" }: PropsWithChildren) {
  const { repositoryUrl } = useSiteMetadata();
  return <ExternalLink href={`${repositoryUrl}/releases`}>{children}</ExternalLink>;
}
