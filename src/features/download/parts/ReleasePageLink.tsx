import type { PropsWithChildren } from "react";
import { useSiteMetadata } from "../../../components/useSiteMetadata";

/** To the page of a release on GitHub. */
export function ReleasePageLink({ version, children }: PropsWithChildren<{ version: string }>) {
  const { repositoryUrl } = useSiteMetadata();
  return (
    <a href={`${repositoryUrl}/releases/tag/${encodeURIComponent(version)}`} rel="noopener">
      {children}
    </a>
  );
}
