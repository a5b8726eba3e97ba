import { withPrefix } from "gatsby";
import { DateText } from "../../../components/LocalText";
import { isForPhones } from "../../../releases/fileName";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment, versionId } from "../../../releases/version";
import { QR_CODE_PATH } from "../../../site/links";
import { CopyVersionLink } from "../CopyButton";
import { Fold } from "../Fold";
import { FileList } from "../files/FileList";
import { type LinkProps, useInstallHelp } from "../install/useInstallHelp";
import { ReleaseStatus } from "../list/ReleaseStatus";
import { useReleaseList } from "../list/useReleaseList";
import { Changes, ReleaseLabels } from "../ReleaseNotes";
import { CheckAndUpdateFolds } from "./CheckAndUpdateFolds";
import { DownloadChoice } from "./DownloadChoice";
import * as styles from "./LatestSection.module.css";
import { OtherVersion, otherVersions } from "./OtherVersions";

export const LATEST_ID = "latest";

export function LatestSection() {
  const [latest] = useReleaseList().known;
  if (!latest) return null;
  return (
    <section className={styles.latest} id={LATEST_ID} aria-labelledby="latest-name" tabIndex={-1}>
      <div>
        <LatestRelease release={latest} />
        <CheckAndUpdateFolds />
        <ReleaseStatus />
      </div>
      <div key={latest.id} className={styles.whatsNew}>
        <h3>What's New</h3>
        <Changes features={latest.features} />
      </div>
    </section>
  );
}

/** With the id as their key, a newer release replaces the parts as a whole. */
function LatestRelease({ release }: { release: ReleaseSummary }) {
  const list = useReleaseList();
  const files = list.files.get(release.id) ?? [];
  const { stable, forPhones, higher } = otherVersions(list, release);
  const { linkProps, help } = useInstallHelp({ isAlwaysShown: true });
  return (
    <>
      <ReleaseTitle key={release.id} release={release} higher={higher} />
      <div className={styles.offer}>
        <QrCode />
        <div className={styles.choice}>
          <DownloadChoice release={release} files={files} linkProps={linkProps} />
          {stable && (
            <OtherVersion what="The newest stable version" release={stable} linkProps={linkProps} />
          )}
          {forPhones && (
            <OtherVersion
              what="The newest version for Android phones"
              release={forPhones}
              linkProps={linkProps}
            />
          )}
        </div>
      </div>
      {help}
      {files.length > 0 && <AllFiles release={release} files={files} linkProps={linkProps} />}
    </>
  );
}

function QrCode() {
  return (
    <figure className={styles.qrCode}>
      {/* Lazy: a phone hides it, and does not load it. */}
      <img
        src={withPrefix(QR_CODE_PATH)}
        alt="QR code that opens this page"
        width="176"
        height="176"
        loading="lazy"
      />
      <figcaption>Scan with your Android phone</figcaption>
    </figure>
  );
}

type ReleaseTitleProps = { release: ReleaseSummary; higher: string | undefined };

function ReleaseTitle({ release, higher }: ReleaseTitleProps) {
  const { version, name, date } = release;
  const hasName = name !== version;
  return (
    <div
      id={versionId(version)}
      tabIndex={-1}
      className={styles.heading}
      style={{ "--length": version.length }}
    >
      <p className={styles.label}>Latest Release</p>
      <h2 id="latest-name" className={styles.title}>
        {/* A screen reader would read the tag twice. */}
        <span
          className={`${styles.version} ${version.length <= 20 ? styles.short : ""}`}
          aria-hidden={hasName && namesVersion(release)}
        >
          {version}
        </span>{" "}
        {hasName && <span className={styles.name}>{name}</span>}{" "}
        <small>
          {date && <DateText date={date} />}
          <ReleaseLabels release={release} />
        </small>
      </h2>
      {higher && (
        <p key={higher} className={styles.higher}>
          <a href={versionFragment(higher)}>{higher}</a> has a higher number
        </p>
      )}
    </div>
  );
}

type AllFilesProps = {
  release: ReleaseSummary;
  files: readonly ReleaseFile[];
  linkProps: LinkProps;
};

function AllFiles({ release, files, linkProps }: AllFilesProps) {
  const packages = files.filter(({ name }) => isForPhones(name));
  return (
    <Fold
      key={release.id}
      id="files"
      title="All files"
      note={packages.length > 1 && "for other phones"}
    >
      <FileList files={files} linkProps={linkProps} />
      <CopyVersionLink release={release} />
    </Fold>
  );
}
