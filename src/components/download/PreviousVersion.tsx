import { withPrefix } from "gatsby";
import { memo } from "react";
import { namesVersion } from "../../releases/namesVersion";
import { PLAIN_LIST_PATH } from "../../releases/publishedPaths";
import type { KnownRelease } from "../../releases/release";
import { versionFragment } from "../../releases/versionFragment";
import { buttonClass } from "../ui/buttonClass";
import { DateText } from "../ui/DateText";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Changes } from "./Changes";
import { CopyVersionLink } from "./CopyVersionLink";
import { FileList } from "./FileList";
import { InstallHelp } from "./InstallHelp";
import { PrereleaseMark } from "./PrereleaseMark";
import * as styles from "./PreviousVersion.module.css";
import { usePackageDownloads } from "./usePackageDownloads";

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
            <summary>
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
