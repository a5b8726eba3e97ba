import { withPrefix } from "gatsby";
import { memo } from "react";
import * as buttonStyles from "../../../components/Button.module.css";
import { buttonClass } from "../../../components/buttonClass";
import { DateText } from "../../../components/DateText";
import { Icon } from "../../../components/Icon";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { KnownRelease } from "../../../releases/release";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { namesVersion, versionFragment } from "../../../releases/version";
import { Changes } from "../Changes";
import { CopyVersionLink } from "../CopyVersionLink";
import { FileList } from "../files/FileList";
import { InstallHelp } from "../install/InstallHelp";
import { usePackageDownloads } from "../install/usePackageDownloads";
import { PrereleaseMark } from "../PrereleaseMark";
import * as styles from "./PreviousVersion.module.css";

interface PreviousVersionProps {
  release: KnownRelease;
  /** Loads all releases, with the files of this one. */
  loadAllReleases: () => void;
}

/**
 * One previous version: name, date, download and feature lines (docs/rules.md, 3.7). The name links to the card, and a download opens
 * the help for installing an older version.
 */
export const PreviousVersion = memo(function PreviousVersion({
  release: { version, name, date, features, downloadUrl, linksTo, isPrerelease, files },
  loadAllReleases,
}: PreviousVersionProps) {
  const [downloads, onDownload] = usePackageDownloads();
  return (
    <div className={styles.row}>
      <p className={styles.date}>{date && <DateText date={date} />}</p>
      <article className={styles.card}>
        <header className={styles.head}>
          <h3>
            <a href={versionFragment(version)}>{name}</a>
            {!namesVersion({ name, version }) && <span className={styles.version}>{` ${version}`}</span>}
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
        {downloads > 0 && (
          <div className={styles.help}>
            <InstallHelp downloads={downloads} isOlder />
          </div>
        )}
        {linksTo === "file" ? (
          <details className={styles.files} onToggle={({ currentTarget }) => currentTarget.open && loadAllReleases()}>
            <summary className={buttonStyles.text}>
              All files
              <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </summary>
            {files ? (
              <>
                <FileList files={files} onDownload={onDownload} />
                <CopyVersionLink version={version} name={name} />
              </>
            ) : (
              <p>
                The files are in <a href={withPrefix(PLAIN_LIST_PATH) + versionFragment(version)}>the plain list</a>.
              </p>
            )}
          </details>
        ) : (
          <div className={styles.files}>
            <CopyVersionLink version={version} name={name} />
          </div>
        )}
      </article>
    </div>
  );
});
