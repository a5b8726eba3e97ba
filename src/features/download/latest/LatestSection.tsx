import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import { fileKind, type Processor, packageArchitecture } from "../../../releases/fileName";
import { type Device, type Recommendation, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { QR_CODE_PATH } from "../../../site/links";
import * as filesStyles from "../files/AllFiles.module.css";
import { FileList } from "../files/FileList";
import { fileSummary } from "../files/fileText";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import { useReleaseList } from "../list/useReleaseList";
import { Changes, CopyVersionLink, FactMarks, SectionErrorBoundary } from "../releaseParts";
import * as styles from "./LatestSection.module.css";

type StableRelease = Pick<ReleaseSummary, "version" | "downloadUrl">;

/** The longest version in very large letters, in characters. A longer one is as large as a title. */
const LONGEST_LARGE_VERSION = 8;

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
    <p key={`${version} ${downloadUrl}`} className={styles.stable}>
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

const PROCESSORS: Record<Processor, string> = {
  "arm64-v8a": "64-bit ARM",
  "armeabi-v7a": "32-bit ARM",
  x86_64: "64-bit x86",
  x86: "32-bit x86",
};

interface DownloadChoiceProps {
  release: ReleaseSummary;
  files: readonly ReleaseFile[];
  linkTo: LinkTo;
  help: ReactNode;
}

/**
 * The downloads of the newest release (docs/rules.md, 3.6 and 3.19). `Download Latest` always leads to the first attached file. If
 * another one is recommended, that one has the large button. Each button says what it gives. The room of both is always reserved, so
 * that nothing moves when the device or a newer release is known.
 */
export function DownloadChoice({ release: { downloadUrl, linksTo }, files, linkTo, help }: DownloadChoiceProps) {
  const device = useDevice();
  if (!downloadUrl) return <p className={styles.noFile}>No file has been attached to this release yet.</p>;
  const [first] = files;
  const recommended = recommendFile(files, device);
  const other = recommended?.file.downloadUrl === downloadUrl ? null : recommended;
  const large = other?.file ?? first;
  const largeUrl = other?.file.downloadUrl ?? downloadUrl;
  const label = other ? "Download the App" : "Download Latest";
  const note = downloadNote(linksTo, files, recommended, device);
  return (
    <>
      <a {...linkTo(largeUrl, large?.name)} className={buttonClass("huge")} aria-describedby="download-note">
        <span>{label}</span>
        {/* The keys replace what another text would move: a browser counts the move as a layout shift. */}
        <Icon key={label} name="download" />
      </a>
      <p key={`${large?.name} ${note}`} className={styles.note} id="download-note">
        {large ? `${fileSummary(large)}. ${note}` : note}
      </p>
      {help}
      <div className={styles.other}>
        {other && (
          <>
            <a {...linkTo(downloadUrl, first?.name)} className={buttonClass("outline", "small")} aria-describedby="latest-note">
              Download Latest
              <Icon name="download" />
            </a>
            <span id="latest-note">{first && fileSummary(first)}</span>
          </>
        )}
      </div>
    </>
  );
}

/** What visitors read under the large button: why it is the right file, or why no file is (docs/rules.md, 3.12 and 3.19). */
function downloadNote(
  linksTo: ReleaseSummary["linksTo"],
  files: readonly ReleaseFile[],
  recommended: Recommendation | null,
  device: Device | null,
): string {
  if (device?.kind === "apple") return "This is an Android app: there is nothing to install on an iPhone or iPad.";
  const processor = device?.kind === "android" ? device.processor : null;
  if (recommended) {
    const { reason } = recommended;
    if (reason === "processor" && processor) return `Your browser reports a ${PROCESSORS[processor]} processor.`;
    if (reason === "only") return "The only package of this release, for Android phones.";
    const claim = reason === "universal" ? "Works on any Android phone" : "Made for any Android phone";
    return device?.kind === "android" && !processor ? `${claim}; we could not detect your processor.` : `${claim}.`;
  }
  if (linksTo === "sourceArchive") return "This release has no app file yet; the button downloads its source code.";
  if (linksTo === "releasePage") return "This release has no app file yet; the button opens its page.";
  const [only, second] = files.filter(({ name }) => fileKind(name) === "androidPackage");
  if (!only) return "No Android package is attached to this release.";
  if (second) return 'Nothing tells which package is yours. If one does not install, try another under "All files".';
  return processor && packageArchitecture(only.name)
    ? `Its package may not install here: your browser reports a ${PROCESSORS[processor]} processor.`
    : "Its only package may not be meant for phones.";
}
