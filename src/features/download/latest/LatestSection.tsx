import { withPrefix } from "gatsby";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { LONGEST_LARGE_VERSION } from "../../../site/limits";
import { QR_CODE_PATH } from "../../../site/links";
import * as filesStyles from "../files/AllFiles.module.css";
import { FileList } from "../files/FileList";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import { useReleaseList } from "../list/useReleaseList";
import { Changes, CopyVersionLink, FactMarks } from "../releaseParts";
import { SectionErrorBoundary } from "../SectionErrorBoundary";
import { DownloadChoice } from "./DownloadChoice";
import * as styles from "./LatestRelease.module.css";
import * as stableStyles from "./StableVersion.module.css";

type StableRelease = Pick<ReleaseSummary, "version" | "downloadUrl">;

/** The id of the newest release's section. */
export const LATEST_ID = "latest";

/** The newest release; nothing if there is none. `builtStable` is the newest stable one of the build; it may be older than the page's. */
export function LatestSection({ builtStable }: { builtStable: StableRelease | undefined }) {
  const { known, hasUnknownReleases, built } = useReleaseList();
  const [latest] = known;
  const isStable = ({ isPrerelease }: ReleaseSummary) => !isPrerelease;
  // If the one of the build was on the page and is not among the known ones, it was deleted.
  const olderStable = hasUnknownReleases && !built.newest.some(isStable) ? builtStable : undefined;
  const stable = latest?.isPrerelease ? (known.find(isStable) ?? olderStable) : undefined;
  return (
    latest && (
      <SectionErrorBoundary name="The latest release" offersPlainList>
        <LatestRelease release={latest} stable={stable} />
      </SectionErrorBoundary>
    )
  );
}

/**
 * The tag is shown large and the name as the title; if both are the same, it is shown once (docs/rules.md, 3.6). The parts that depend on
 * the release have its id as their key, so that a newer release replaces the built one as a whole.
 */
function LatestRelease({ release, stable }: { release: ReleaseSummary; stable: StableRelease | undefined }) {
  const { id, version, name, date, features } = release;
  const files = useReleaseList().files.get(id) ?? [];
  const { linkTo, help } = useInstallHelp({ isAlwaysShown: true });
  const isLarge = version.length <= LONGEST_LARGE_VERSION;
  return (
    <section className={styles.latest} id={LATEST_ID} aria-labelledby="latest-name" tabIndex={-1}>
      <div className={styles.main}>
        <p className={styles.label}>Latest Release</p>
        <div key={id} className={styles.facts}>
          <h2 id="latest-name" className={styles.title}>
            {(name !== version || isLarge) && (
              // A screen reader would read the tag twice.
              <span
                className={isLarge ? styles.version : styles.longVersion}
                aria-hidden={name !== version && namesVersion(release)}
              >
                {version}
              </span>
            )}{" "}
            {(name !== version || !isLarge) && <span className={styles.name}>{name}</span>}
          </h2>
          <p className={styles.details}>
            <FactMarks release={release} />
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
            <DownloadChoice release={release} files={files} linkTo={linkTo} help={help} />
            {stable && <StableVersion release={stable} linkTo={linkTo} />}
          </div>
        </div>
      </div>
      <div key={`changes of ${id}`} className={styles.whatsNew}>
        <h3>What's New</h3>
        <Changes features={features} />
      </div>
      {files.length > 0 ? (
        // Closed at first, because most visitors need only the file of the button.
        <details key={`files of ${id}`} id="files" className={filesStyles.files}>
          <summary>
            <span>All files</span>
            <small>{`${files.length === 1 ? "1 file" : `${files.length} files`}, with size, processor and SHA-256`}</small>
            <Icon name="chevronDown" />
          </summary>
          <FileList files={files} linkTo={linkTo} />
          <CopyVersionLink version={version} name={name} />
        </details>
      ) : (
        <CopyVersionLink version={version} name={name} />
      )}
    </section>
  );
}

/** Names the newest stable version where the newest one is a pre-release (docs/rules.md, 3.21). */
function StableVersion({ release: { version, downloadUrl }, linkTo }: { release: StableRelease; linkTo: LinkTo }) {
  return (
    <p key={`${version} ${downloadUrl}`} className={stableStyles.stable}>
      The newest stable version is <a href={versionFragment(version)}>{version}</a>
      {downloadUrl && (
        <>
          {": "}
          <a {...linkTo(downloadUrl)}>
            Download <bdi>{version}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
