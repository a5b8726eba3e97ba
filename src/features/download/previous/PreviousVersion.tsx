import { withPrefix } from "gatsby";
import { memo, useState } from "react";
import * as buttonStyles from "../../../components/Button.module.css";
import { buttonClass } from "../../../components/buttonClass";
import { DateText } from "../../../components/DateText";
import { Icon } from "../../../components/Icon";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { namesVersion, versionFragment } from "../../../releases/version";
import { Changes } from "../Changes";
import { CopyVersionLink } from "../CopyButton";
import { FileList } from "../files/FileList";
import { useInstallHelp } from "../install/useInstallHelp";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PrereleaseMark } from "../PrereleaseMark";
import { reportIfOpen } from "../reportIfOpen";
import * as styles from "./PreviousVersion.module.css";

/**
 * One previous version: name, date, download and feature lines (docs/rules.md, 3.7). The name links to the card, and a download opens
 * the help for installing an older version. The page may show a thousand of them: they do not render again when the list changes.
 */
export const PreviousVersion = memo(function PreviousVersion({ release }: { release: ReleaseSummary }) {
  const { version, name, date, features, downloadUrl, linksTo, isPrerelease } = release;
  const { onDownload, help } = useInstallHelp({ isOlder: true });
  return (
    <div className={styles.row}>
      <p className={styles.date}>{date && <DateText date={date} />}</p>
      <article className={styles.card}>
        <header className={styles.head}>
          <h3>
            <a href={versionFragment(version)}>{name}</a>
            {!namesVersion(release) && <span className={styles.version}>{` ${version}`}</span>}
          </h3>
          {isPrerelease && <PrereleaseMark />}
        </header>
        <div>
          {features.length > 0 && <h4>Changes in this version:</h4>}
          <Changes features={features} />
          {linksTo === "sourceArchive" && <p className={styles.source}>The link is the source code; no file is attached.</p>}
        </div>
        {downloadUrl && (
          <a
            className={`${buttonClass({ look: "outline", size: "small" })} ${styles.download}`}
            href={downloadUrl}
            rel="noopener"
            aria-label={`Download ${name}`}
            onClick={() => onDownload(downloadUrl)}
          >
            Download
            <Icon name="download" />
          </a>
        )}
        {help && <div className={styles.help}>{help}</div>}
        {linksTo === "file" ? (
          <VersionFiles release={release} onDownload={onDownload} />
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
  /** Called with the name of a file when the visitor starts to download it. */
  onDownload: (file: string) => void;
}

function VersionFiles({ release, onDownload }: VersionFilesProps) {
  const { id, version, name } = release;
  const { loadFiles } = useReleaseListActions();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (open: boolean) => {
    setIsOpen(open);
    if (open) loadFiles(id);
  };
  return (
    <details ref={reportIfOpen} className={styles.files} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary className={buttonStyles.text}>
        All files
        <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
      </summary>
      {isOpen ? <KnownFiles release={release} onDownload={onDownload} /> : <PlainFiles version={version} />}
    </details>
  );
}

/** Rendered only while the files are open: each change of the list renders it again. */
function KnownFiles({ release: { id, version, name }, onDownload }: VersionFilesProps) {
  const files = useReleaseList().files.get(id);
  return files ? (
    <>
      <FileList files={files} onDownload={onDownload} />
      <CopyVersionLink version={version} name={name} />
    </>
  ) : (
    <PlainFiles version={version} />
  );
}

function PlainFiles({ version }: { version: string }) {
  return (
    <p>
      The files are in <a href={withPrefix(PLAIN_LIST_PATH) + versionFragment(version)}>the plain list</a>.
    </p>
  );
}
