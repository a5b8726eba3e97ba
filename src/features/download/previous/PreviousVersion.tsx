import { memo, useEffect, useId, useState } from "react";
import { ReleasePageLink } from "../../../components/links";
import { titleFont } from "../../../components/titleFont";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { linkText } from "../../../releases/fileText";
import type { ReleaseSummary } from "../../../releases/release";
import { DownloadLink, InstallHelpArea } from "../files/DownloadLink";
import { FileList } from "../files/FileList";
import { InstallHelp } from "../files/InstallHelp";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import * as foldStyles from "../parts/Fold.module.css";
import { FeatureLines, ReleaseMetadata, VersionLink } from "../parts/ReleaseDetails";
import * as styles from "./PreviousVersion.module.css";

type PreviousVersionProps = { release: ReleaseSummary };

/**
 * The card of a previous version. Memoized, because a page may have a thousand of them. One that a
 * search found shows all changes, because any of them may match.
 */
export const PreviousVersion = memo(function PreviousVersion({
  release,
  isFound = false,
}: PreviousVersionProps & { isFound?: boolean }) {
  const { version, name, features, link } = release;
  const [isOpen, setIsOpen] = useState(false);
  const filesId = useId();
  return (
    <InstallHelpArea>
      <article className={styles.card}>
        <header className={styles.head}>
          <h3 className={titleFont(name)}>
            <VersionLink release={release} />
          </h3>
          <ReleaseMetadata release={release} />
        </header>
        <div>
          {features.length > 0 && <h4>Changes in this version:</h4>}
          <FeatureLines features={features} shownCount={isFound ? features.length : 5} />
        </div>
        <div className={styles.take}>
          {link && (
            <p className={styles.link}>
              <DownloadLink href={link.url} aria-label={`Download ${name}`}>
                Download
              </DownloadLink>
              <span className={styles.size}>{linkText(link)}</span>
            </p>
          )}
          {link?.kind === "file" && (
            <details
              className={foldStyles.small}
              onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
            >
              <summary aria-controls={isOpen ? filesId : undefined}>
                All files
                <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
              </summary>
              {!isOpen && <FilesOnGitHub version={version} />}
            </details>
          )}
        </div>
        {/* The files need the width of the card, so they are outside of the details. */}
        {isOpen && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
          <div id={filesId} className={styles.files} role="group" aria-label={`Files of ${name}`}>
            <Files release={release} />
          </div>
        )}
        <InstallHelp />
      </article>
    </InstallHelpArea>
  );
});

/** A component of its own: it reads the list, whose changes would render the whole card again. */
function Files({ release: { id, version } }: PreviousVersionProps) {
  const files = useReleaseList().files.get(id);
  const { loadAllReleases } = useReleaseListActions();
  // Also if the page has the files: the response does not say what their packages are.
  useEffect(loadAllReleases, [loadAllReleases]);
  return files ? <FileList files={files} /> : <FilesOnGitHub version={version} />;
}

function FilesOnGitHub({ version }: { version: string }) {
  return (
    <p>
      {"The files are on "}
      <ReleasePageLink version={version}>the version's page on GitHub</ReleasePageLink>.
    </p>
  );
}
