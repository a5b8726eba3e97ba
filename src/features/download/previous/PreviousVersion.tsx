import { memo, useEffect, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { ExternalLink } from "../../../components/ExternalLink";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { CopyVersionLink } from "../CopyButton";
import * as foldStyles from "../Fold.module.css";
import { FileList } from "../files/FileList";
import { linkSummary } from "../files/fileText";
import { type LinkProps, useInstallHelp } from "../install/useInstallHelp";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, ReleaseLabels, type RenderText } from "../ReleaseNotes";
import * as styles from "./PreviousVersion.module.css";

type Props = { release: ReleaseSummary; renderText?: RenderText; onFollow?: () => void };

/** The card of a previous version. Memoized, because a page may have a thousand of them. */
export const PreviousVersion = memo(function PreviousVersion(props: Props) {
  const { release, renderText = (text) => text, onFollow } = props;
  const { version, name, date, features, downloadUrl, linksTo } = release;
  const { linkProps, help } = useInstallHelp();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h3>
          <a href={versionFragment(version)} onClick={onFollow}>
            {renderText(name)}
          </a>
          {!namesVersion(release) && <span>{renderText(` ${version}`)}</span>}
        </h3>
        {date && <DateText date={date} />}
        <ReleaseLabels release={release} />
      </header>
      <div>
        {features.length > 0 && <h4>Changes in this version:</h4>}
        <Changes features={features} renderText={renderText} />
      </div>
      <div className={styles.take}>
        {downloadUrl && (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkProps returns the href
          <a
            {...linkProps(downloadUrl)}
            className={buttonClass("outline", "small")}
            aria-label={`Download ${name}`}
          >
            Download
            <Icon name="download" />
          </a>
        )}
        {linksTo === "file" ? (
          <details
            className={foldStyles.small}
            // A visitor may have opened it before it was hydrated.
            ref={(details) => {
              if (details?.open) setIsOpen(true);
            }}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary>
              All files
              <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </summary>
            {!isOpen && <FilesOnGitHub version={version} />}
          </details>
        ) : (
          <CopyVersionLink release={release} />
        )}
        {downloadUrl && <p>{linkSummary(release)}</p>}
      </div>
      {/* The files need the width of the card, so they are outside of the details. */}
      {isOpen && <Files release={release} linkProps={linkProps} />}
      {help}
    </article>
  );
});

/** Not in the card, which every change of the list would render again. */
function Files({ release, linkProps }: { release: ReleaseSummary; linkProps: LinkProps }) {
  const { id, version, name } = release;
  const files = useReleaseList().files.get(id);
  const { loadFiles } = useReleaseListActions();
  const isLoaded = files !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new response may drop the files
  useEffect(() => loadFiles(id), [loadFiles, id, isLoaded]);

  if (!files) return <FilesOnGitHub version={version} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={`Files of ${name}`}>
      <FileList files={files} linkProps={linkProps} />
      <CopyVersionLink release={release} />
    </div>
  );
}

/** Shown without scripts, and until the files are loaded. */
function FilesOnGitHub({ version }: { version: string }) {
  const { repositoryUrl } = useSiteMetadata();
  const page = `${repositoryUrl}/releases/tag/${encodeURIComponent(version)}`;
  return (
    <p>
      The files are on <ExternalLink href={page}>the version's page on GitHub</ExternalLink>.
    </p>
  );
}
