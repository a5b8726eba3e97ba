import type { ComponentPropsWithoutRef, PropsWithChildren } from "react";
import { Icon } from "./Icon";
import { useSiteMetadata } from "./useSiteMetadata";

/** A link to another site, marked by an arrow. */
export function ExternalLink({ children, ...link }: ComponentPropsWithoutRef<"a">) {
  return (
    <a {...link}>
      {children}
      <Icon name="externalLink" />
    </a>
  );
}

/** To the releases on GitHub. */
export function AllReleasesLink({ children = "All releases on GitHub" }: PropsWithChildren) {
  const { repositoryUrl } = useSiteMetadata();
  return <ExternalLink href={`${repositoryUrl}/releases`}>{children}</ExternalLink>;
}

/** To the page of a release on GitHub. */
export function ReleasePageLink({ version, children }: PropsWithChildren<{ version: string }>) {
  const { repositoryUrl } = useSiteMetadata();
  return <a href={`${repositoryUrl}/releases/tag/${encodeURIComponent(version)}`}>{children}</a>;
}
