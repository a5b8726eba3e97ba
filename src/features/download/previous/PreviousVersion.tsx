import { memo, useEffect, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { ExternalLink } from "../../../components/ExternalLink";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { FileList } from "../files/FileList";
import { linkSummary } from "../files/fileText";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, CopyVersionLink, FactMarks, type RenderText, reportIfOpen } from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import * as styles from "./PreviousVersion.module.css";

interface PreviousVersionProps {
  release: ReleaseSummary;
  renderText?: RenderText;
  /** Called when the visitor follows the link to the version. */
  onFollow?: () => void;
}

/**
 * One previous version: name, date, feature lines, download and files (docs/rules.md, 3.7). The name links to the card, and a download
 * opens the help for installing it. The page may show a thousand of them: they do not render again when the list changes.
 */
export const PreviousVersion = memo(function PreviousVersion(props: PreviousVersionProps) {
  const { release, renderText = (text) => text, onFollow } = props;
  const { version, name, date, features, downloadUrl, linksTo } = release;
  const { linkTo, help } = useInstallHelp();
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
        <FactMarks release={release} />
      </header>
      <div>
        {features.length > 0 && <h4>Changes in this version:</h4>}
        <Changes features={features} renderText={renderText} />
      </div>
      <div className={styles.take}>
        {downloadUrl && (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkTo gives the link its URL
          <a {...linkTo(downloadUrl)} className={buttonClass("outline", "small")} aria-label={`Download ${name}`}>
            Download
            <Icon name="download" />
          </a>
        )}
        {linksTo === "file" ? (
          <details
            ref={reportIfOpen}
            className={partStyles.smallFold}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary>
              All files
              <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </summary>
            {!isOpen && <FilesOnGitHub version={version} />}
          </details>
        ) : (
          <CopyVersionLink version={version} name={name} />
        )}
        {downloadUrl && <p>{linkSummary(release)}</p>}
      </div>
      {/* Not in the details element: the files need the width of the card. */}
      {isOpen && <OpenFiles release={release} linkTo={linkTo} />}
      {help}
    </article>
  );
});

/** Rendered only while the files are open: each change of the list renders it again. */
function OpenFiles({ release: { id, version, name }, linkTo }: { release: ReleaseSummary; linkTo: LinkTo }) {
  const files = useReleaseList().files.get(id);
  const { loadFiles } = useReleaseListActions();
  const isKnown = files !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next answer of the API may not have this release any more
  useEffect(() => loadFiles(id), [loadFiles, id, isKnown]);

  if (!files) return <FilesOnGitHub version={version} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={`Files of ${name}`}>
      <FileList files={files} linkTo={linkTo} />
      <CopyVersionLink version={version} name={name} />
    </div>
  );
}

/** Leads to the version's own page on the release host, until its files are known here, and without scripts. */
function FilesOnGitHub({ version }: { version: string }) {
  const { repositoryUrl } = useSiteMetadata();
  const page = `${repositoryUrl}/releases/tag/${encodeURIComponent(version)}`;
  return (
    <p>
      The files are on <ExternalLink href={page}>the version's page on GitHub</ExternalLink>.
    </p>
  );
}
