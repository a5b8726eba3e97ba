import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { fileKind } from "../../releases/fileName";
import type { ReleaseSummary } from "../../releases/release";
import type { ReleaseFile } from "../../releases/releaseFile";
import { LONGEST_LARGE_VERSION } from "../../site/limits";
import { QR_CODE_PATH } from "../../site/links";
import { buttonClass } from "../ui/buttonClass";
import { DateText } from "../ui/DateText";
import { Icon } from "../ui/Icon";
import { AllFiles } from "./AllFiles";
import { Changes } from "./Changes";
import { FileSize } from "./FileSize";
import * as styles from "./LatestRelease.module.css";
import { PrereleaseMark } from "./PrereleaseMark";

interface LatestReleaseProps {
  release: ReleaseSummary;
  /** Its attached files. */
  files: readonly ReleaseFile[];
  /** The file for this device. It may be rendered later, so its room is reserved. */
  suggestion?: ReactNode;
}

/** The id of the newest release's section. */
export const LATEST_ID = "latest";

/**
 * The newest release (docs/rules.md, 3.6). Its tag is shown large and its name as the title; if both are the same, it is shown
 * once. The parts that depend on the release have its id as their key, so that a newer release replaces the built one as a whole.
 */
export function LatestRelease({ release, files, suggestion }: LatestReleaseProps) {
  const { version, name, date, features, downloadUrl, downloadSize, linksTo, isPrerelease } = release;
  const isLarge = version.length <= LONGEST_LARGE_VERSION;
  return (
    <section className={styles.latest} id={LATEST_ID} aria-labelledby="latest-name" tabIndex={-1}>
      <div className={styles.main}>
        <p className={styles.label}>Latest Release</p>
        <div key={release.id} className={styles.facts}>
          <h2 id="latest-name" className={styles.title}>
            {name !== version || isLarge ? <span className={isLarge ? styles.version : styles.longVersion}>{version}</span> : null}{" "}
            {name !== version || !isLarge ? <span className={styles.name}>{name}</span> : null}
          </h2>
          <p className={styles.details}>
            {isPrerelease && <PrereleaseMark />}
            {date && <DateText date={date} />}
            {downloadSize !== null && <FileSize bytes={downloadSize} />}
            {linksTo === "file" && downloadUrl && fileKind(downloadUrl) === "androidPackage" && <span>Android</span>}
          </p>
        </div>
        {downloadUrl ? (
          <a className={buttonClass({ size: "huge" })} href={downloadUrl} rel="noopener">
            Download Latest
            <Icon name="download" />
          </a>
        ) : (
          <p className={styles.noFile}>No file has been attached to this release yet.</p>
        )}
        <div className={styles.note}>
          {linksTo === "sourceArchive" && <p>The app itself is not attached to this release yet: the link is its source code.</p>}
          {linksTo === "releasePage" && <p>The app itself is not attached to this release yet: the link is its page.</p>}
          {suggestion}
        </div>
        <figure className={styles.qrCode}>
          <figcaption>On a computer? Point your phone's camera here.</figcaption>
          {/* Lazy: a phone does not show it and need not load it. */}
          <img src={withPrefix(QR_CODE_PATH)} alt="QR code that opens this page" width="176" height="176" loading="lazy" />
        </figure>
      </div>
      <div key={`changes of ${release.id}`} className={styles.whatsNew}>
        <h3>What's New</h3>
        <Changes features={features} />
      </div>
      {files.length > 0 && <AllFiles key={`files of ${release.id}`} files={files} />}
    </section>
  );
}
