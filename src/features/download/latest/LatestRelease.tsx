import { withPrefix } from "gatsby";
import { DateText } from "../../../components/DateText";
import type { Device } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { namesVersion } from "../../../releases/version";
import { LONGEST_LARGE_VERSION } from "../../../site/limits";
import { QR_CODE_PATH } from "../../../site/links";
import { Changes } from "../Changes";
import { CopyVersionLink } from "../CopyVersionLink";
import { AllFiles } from "../files/AllFiles";
import { InstallHelp } from "../install/InstallHelp";
import { usePackageDownloads } from "../install/usePackageDownloads";
import { PrereleaseMark } from "../PrereleaseMark";
import { DownloadChoice } from "./DownloadChoice";
import * as styles from "./LatestRelease.module.css";
import { StableVersion } from "./StableVersion";

interface LatestReleaseProps {
  release: ReleaseSummary;
  /** Its attached files. */
  files: readonly ReleaseFile[];
  /** The visitor's device; null until it is known. */
  device: Device | null;
  /** The newest stable release, if this one is a pre-release. */
  stable?: Pick<ReleaseSummary, "version" | "downloadUrl"> | undefined;
}

/** The id of the newest release's section. */
export const LATEST_ID = "latest";

/**
 * The newest release (docs/rules.md, 3.6). Its tag is shown large and its name as the title; if both are the same, it is shown
 * once. The parts that depend on the release have its id as their key, so that a newer release replaces the built one as a whole.
 */
export function LatestRelease({ release, files, device, stable }: LatestReleaseProps) {
  const { version, name, date, features, isPrerelease } = release;
  const [downloads, onDownload] = usePackageDownloads();
  const isLarge = version.length <= LONGEST_LARGE_VERSION;
  return (
    <section className={styles.latest} id={LATEST_ID} aria-labelledby="latest-name" tabIndex={-1}>
      <div className={styles.main}>
        <p className={styles.label}>Latest Release</p>
        <div key={release.id} className={styles.facts}>
          <h2 id="latest-name" className={styles.title}>
            {name !== version || isLarge ? (
              // A screen reader would read the tag twice.
              <span
                className={isLarge ? styles.version : styles.longVersion}
                aria-hidden={name !== version && namesVersion(release)}
              >
                {version}
              </span>
            ) : null}{" "}
            {name !== version || !isLarge ? <span className={styles.name}>{name}</span> : null}
          </h2>
          <p className={styles.details}>
            {isPrerelease && <PrereleaseMark />}
            {date && <DateText date={date} />}
          </p>
        </div>
        <div className={styles.offer}>
          <figure className={styles.qrCode}>
            {/* Lazy: a phone does not show it and need not load it. */}
            <img src={withPrefix(QR_CODE_PATH)} alt="QR code that opens this page" width="176" height="176" loading="lazy" />
            <figcaption>Scan this with your phone.</figcaption>
          </figure>
          <div>
            <DownloadChoice
              release={release}
              files={files}
              device={device}
              onDownload={onDownload}
              help={<InstallHelp downloads={downloads} />}
            />
            {stable && <StableVersion release={stable} onDownload={onDownload} />}
          </div>
        </div>
      </div>
      <div key={`changes of ${release.id}`} className={styles.whatsNew}>
        <h3>What's New</h3>
        <Changes features={features} />
      </div>
      {files.length > 0 ? (
        <AllFiles key={`files of ${release.id}`} release={release} files={files} onDownload={onDownload} />
      ) : (
        <CopyVersionLink version={version} name={name} />
      )}
    </section>
  );
}
