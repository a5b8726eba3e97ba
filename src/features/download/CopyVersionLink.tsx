import { useSiteMetadata } from "../../components/useSiteMetadata";
import { versionFragment } from "../../releases/version";
import { routes } from "../../site/links";
import { CopyButton } from "./CopyButton";

interface CopyVersionLinkProps {
  version: string;
  /** Name of its release. */
  name: string;
}

/** Copies the full URL of a version (docs/rules.md, 3.25). */
export function CopyVersionLink({ version, name }: CopyVersionLinkProps) {
  const { siteUrl } = useSiteMetadata();
  return <CopyButton text={siteUrl + routes.download + versionFragment(version)} label="Copy link" of={`to ${name}`} />;
}
