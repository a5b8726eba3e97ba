import { ExternalLink } from "../../../components/ExternalLink";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { releaseFeedPath } from "../../../site/links";
import { LazyDetails } from "../install/LazyDetails";
import * as styles from "./Trust.module.css";

const loadCommandLine = async () => (await import("./CommandLine")).CommandLine;

/** Where the app is published, how to hear of new versions, and how to check a file by hand (docs/rules.md, 3.22 and 13.6). */
export function OfficialSources() {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  return (
    <div className={styles.trust}>
      <p>
        The app is published on this site and in{" "}
        <ExternalLink href={`${repositoryUrl}/releases`}>the releases on GitHub</ExternalLink> only; do not trust files from
        anywhere else.
      </p>
      <p>
        To hear of new versions, follow{" "}
        <a href={siteUrl + releaseFeedPath} rel="noopener">
          the feed
        </a>
        , or <ExternalLink href={repositoryUrl}>watch releases on GitHub</ExternalLink>.
      </p>
      <LazyDetails title="From the command line" load={loadCommandLine} props={{}} plainId="command-line" />
    </div>
  );
}
