import { memo, useEffect, useState } from "react";
import * as buttonStyles from "../../../components/Button.module.css";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { FileList } from "../files/FileList";
import { reportIfOpen } from "../install/LazyDetails";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, CopyVersionLink, FactMarks, PlainListLink } from "../releaseParts";
import * as styles from "./PreviousVersion.module.css";

/**
 * One previous version: name, date, download and feature lines (docs/rules.md, 3.7). The name links to the card, and a download opens
 * the help for installing an older version. The page may show a thousand of them: they do not render again when the list changes.
 */
export const PreviousVersion = memo(function PreviousVersion({ release }: { release: ReleaseSummary }) {
  const { version, name, date, features, downloadUrl, linksTo } = release;
  const { linkTo, help } = useInstallHelp({ isOlder: true });
  return (
    <div className={styles.row}>
      <p className={styles.date}>{date && <DateText date={date} />}</p>
      <article className={styles.card}>
        <header className={styles.head}>
          <h3>
            <a href={versionFragment(version)}>{name}</a>
            {!namesVersion(release) && <span className={styles.version}>{` ${version}`}</span>}
          </h3>
          <FactMarks release={release} />
        </header>
        <div>
          {features.length > 0 && <h4>Changes in this version:</h4>}
          <Changes features={features} />
          {linksTo === "sourceArchive" && <p className={styles.source}>The link is the source code; no file is attached.</p>}
        </div>
        {downloadUrl && (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkTo gives the link its URL
          <a
            {...linkTo(downloadUrl)}
            className={`${buttonClass({ look: "outline", size: "small" })} ${styles.download}`}
            aria-label={`Download ${name}`}
          >
            Download
            <Icon name="download" />
          </a>
        )}
        {help && <div className={styles.help}>{help}</div>}
        {linksTo === "file" ? (
          <VersionFiles release={release} linkTo={linkTo} />
        ) : (
          <div className={styles.files}>
            <CopyVersionLink version={version} name={name} />
          </div>
        )}
      </article>
    </div>
  );
});

interface VersionFilesProps {
  release: ReleaseSummary;
  linkTo: LinkTo;
}

function VersionFiles({ release, linkTo }: VersionFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details ref={reportIfOpen} className={styles.files} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={buttonStyles.text}>
        All files
        <VisuallyHidden>{` of ${release.name}`}</VisuallyHidden>
      </summary>
      {isOpen ? <OpenFiles release={release} linkTo={linkTo} /> : <FilesInPlainList version={release.version} />}
    </details>
  );
}

/** Rendered only while the files are open: each change of the list renders it again. */
function OpenFiles({ release: { id, version, name }, linkTo }: VersionFilesProps) {
  const files = useReleaseList().files.get(id);
  const { loadFiles } = useReleaseListActions();

  useEffect(() => loadFiles(id), [loadFiles, id]);

  if (!files) return <FilesInPlainList version={version} />;
  return (
    <>
      <FileList files={files} linkTo={linkTo} />
      <CopyVersionLink version={version} name={name} />
    </>
  );
}

function FilesInPlainList({ version }: { version: string }) {
  return (
    <p>
      The files are in <PlainListLink fragment={versionFragment(version)}>the plain list</PlainListLink>.
    </p>
  );
}
