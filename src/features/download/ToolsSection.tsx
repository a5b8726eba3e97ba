import { ExternalLink } from "../../components/ExternalLink";
import { hydrateLater } from "../../components/hydrateLater";
import * as sharedStyles from "../../components/shared.module.css";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { releaseFeedPath } from "../../site/links";
import { useReleaseList } from "./list/useReleaseList";
import { LazyDetails, SectionErrorBoundary } from "./releaseParts";
import { ChangesSince } from "./since/ChangesSince";
import * as styles from "./ToolsSection.module.css";
import { FileCheck } from "./verify/FileCheck";

/**
 * The tools for visitors (docs/rules.md, section 13): what changed since the visitor's version, whether a file is the real one, where
 * the real ones are published, and how to hear of new ones. Nothing if there is no release.
 */
export const ToolsSection = hydrateLater(function ToolsSection() {
  const { known } = useReleaseList();
  if (known.length === 0) return null;
  return (
    <div id="tools" className={`${sharedStyles.wrap} ${styles.tools}`}>
      <SectionErrorBoundary name="What changed since your version">
        <ChangesSince />
      </SectionErrorBoundary>
      <section className={styles.check} aria-labelledby="check-title">
        <div className={sharedStyles.titled}>
          <div>
            <h2 id="check-title">Check Your Download</h2>
            <p className={styles.promise}>Your browser reads the file on your device. Nothing is uploaded.</p>
          </div>
          <div>
            <SectionErrorBoundary name="The check of your file">
              <FileCheck />
            </SectionErrorBoundary>
            <OfficialSources />
          </div>
        </div>
      </section>
    </div>
  );
});

const loadCommandLine = async () => (await import("./verify/CommandLine")).CommandLine;

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
