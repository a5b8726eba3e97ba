import { withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import { architecturesOf, fileKind, isForPhones } from "../../../releases/fileName";
import { type Device, hasPhonePackage, type Recommendation, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { compareVersions, namesVersion, versionFragment, versionId } from "../../../releases/version";
import { QR_CODE_PATH } from "../../../site/links";
import { productName } from "../../../site/product";
import { FileList } from "../files/FileList";
import { fileSizeText, fileSummary, phonesOf } from "../files/fileText";
import { useBestDownload } from "../files/useBestDownload";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import { ReleaseStatus } from "../list/ReleaseStatus";
import type { OfferedRelease, ReleaseList } from "../list/releaseList";
import { useReleaseList } from "../list/useReleaseList";
import { Changes, CopyVersionLink, FactMarks, FoldTitle } from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import { CheckAndHear } from "./CheckAndHear";
import * as styles from "./LatestSection.module.css";

type OtherRelease = Omit<OfferedRelease, "files">;

/** The id of the newest release's section. */
export const LATEST_ID = "latest";

/** The newest release, its tools, and how fresh the list is; nothing if there is no release. `readAt` is when the build read it, ISO 8601. */
export function LatestSection({ readAt }: { readAt: string }) {
  const [latest] = useReleaseList().known;
  if (!latest) return null;
  return (
    <section className={styles.latest} id={LATEST_ID} aria-labelledby="latest-name" tabIndex={-1}>
      <div>
        <LatestRelease release={latest} />
        <CheckAndHear />
        <ReleaseStatus readAt={readAt} />
      </div>
      <div key={latest.id} className={styles.whatsNew}>
        <h3>What's New</h3>
        <Changes features={latest.features} />
      </div>
    </section>
  );
}

/**
 * One statement, one button, and the details below. The tag is as large as fits, and the name is the title; if both are the same, it is shown
 * once (docs/rules.md, 3.6). The parts that depend on the release have its id as their key, so that a newer release replaces the
 * built one as a whole.
 */
function LatestRelease({ release }: { release: ReleaseSummary }) {
  const { id, version, name, date } = release;
  const list = useReleaseList();
  const files = list.files.get(id) ?? [];
  const { stable, forPhones, higher } = othersOf(list, release);
  const { linkTo, help } = useInstallHelp({ isAlwaysShown: true });
  return (
    <>
      <div
        key={id}
        id={versionId(version)}
        tabIndex={-1}
        className={styles.facts}
        style={{ "--length": version.length } as CSSProperties}
      >
        <p className={styles.label}>Latest Release</p>
        <h2 id="latest-name" className={styles.title}>
          {/* A screen reader would read the tag twice. */}
          <span
            className={`${styles.version} ${version.length <= 20 ? styles.short : ""}`}
            aria-hidden={name !== version && namesVersion(release)}
          >
            {version}
          </span>{" "}
          {name !== version && <span className={styles.name}>{name}</span>}{" "}
          <small>
            {date && <DateText date={date} />}
            <FactMarks release={release} />
          </small>
        </h2>
        {higher && (
          <p key={higher} className={styles.higher}>
            <a href={versionFragment(higher)}>{higher}</a> has a higher number
          </p>
        )}
      </div>
      <div className={styles.offer}>
        <figure className={styles.qrCode}>
          {/* Lazy: a phone does not show it and need not load it. */}
          <img src={withPrefix(QR_CODE_PATH)} alt="QR code that opens this page" width="176" height="176" loading="lazy" />
          <figcaption>Scan with your Android phone</figcaption>
        </figure>
        <div className={styles.choice}>
          <DownloadChoice release={release} files={files} linkTo={linkTo} />
          {stable && <OtherVersion what="The newest stable version" release={stable} linkTo={linkTo} />}
          {forPhones && <OtherVersion what="The newest version for Android phones" release={forPhones} linkTo={linkTo} />}
        </div>
      </div>
      {help}
      {files.length > 0 && (
        <details key={`files of ${id}`} id="files" className={partStyles.fold}>
          <FoldTitle title="All files" note={packagesOf(files).length > 1 ? "for other phones" : undefined} />
          <FileList files={files} linkTo={linkTo} />
          <CopyVersionLink version={version} name={name} />
        </details>
      )}
    </>
  );
}

/**
 * The versions that are named beside the newest release: the newest stable one (docs/rules.md, 3.21), the newest one with a package
 * for phones (3.31), and one with a higher number (3.32).
 */
function othersOf({ known, files, hasUnknownReleases, built }: ReleaseList, latest: ReleaseSummary) {
  const isBuilt = ({ id }: OfferedRelease) => built.newest.some((release) => release.id === id);
  // If one of the build was on the page and is not among the known ones, it was deleted.
  const older = hasUnknownReleases ? built.offered.filter((release) => !isBuilt(release)) : [];
  const all: OtherRelease[] = [...known, ...older];
  const isStable = ({ isPrerelease }: OtherRelease) => !isPrerelease;
  const isForPhones = ({ id }: OtherRelease) => hasPhonePackage(files.get(id) ?? []);
  const stable = latest.isPrerelease ? all.find(isStable) : undefined;
  // With words after its number, such as `3.0-wear`, it may be another app.
  const highest = all
    .filter((release) => isStable(release) && !/\d[-+]/.test(release.version))
    .reduce((one, other) => (compareVersions(one.version, other.version) < 0 ? other : one), latest);
  return {
    stable,
    forPhones: isForPhones(latest) || (stable && isForPhones(stable)) ? undefined : all.find(isForPhones),
    higher: highest === latest || highest === stable ? undefined : highest.version,
  };
}

/** Another version and its download. The words have a line of their own, so that others do not move when the device is known. */
function OtherVersion({ what, release, linkTo }: { what: string; release: OtherRelease; linkTo: LinkTo }) {
  const { version } = release;
  const { url, name, words } = useBestDownload(release);
  return (
    <p key={`${version} ${url} ${release.isPrerelease}`} className={styles.second}>
      {what} is <a href={versionFragment(version)}>{version}</a>
      <FactMarks release={release} />
      {url && (
        <>
          {": "}
          <a {...linkTo(url, name)}>
            Download <bdi>{version}</bdi>
          </a>{" "}
          <small key={words}>{words}</small>
        </>
      )}
    </p>
  );
}

type DownloadChoiceProps = { release: ReleaseSummary; files: readonly ReleaseFile[]; linkTo: LinkTo };

/**
 * The download of the newest release (docs/rules.md, 3.6 and 3.19). `Download Latest` always leads to the first attached file. If
 * another one is recommended, that one has the button, and the first one is in a sentence below. Give it room, so that nothing
 * moves when the device or a newer release is known.
 */
export function DownloadChoice({ release: { downloadUrl, linksTo }, files, linkTo }: DownloadChoiceProps) {
  const device = useDevice();
  if (!downloadUrl) return <p className={partStyles.none}>No file has been attached to this release yet.</p>;
  const [first] = files;
  const recommended = recommendFile(files, device);
  const other = recommended?.file.downloadUrl === downloadUrl ? null : recommended;
  const large = other?.file ?? first;
  const label = other ? "Download the App" : "Download Latest";
  const isApple = device?.kind === "apple";
  const isQuiet = isApple || !files.some(({ name }) => isForPhones(name));
  const words = wordsOf(linksTo, large, recommended, device);
  const note = noteOf(files, recommended, device);
  return (
    <>
      {isApple && (
        <p>
          <b>{`${productName} is for Android.`}</b> There is no iPhone or iPad version.
        </p>
      )}
      {/* The keys replace what another text would move: a browser counts the move as a layout shift. */}
      <a
        key={String(isQuiet)}
        {...linkTo(other?.file.downloadUrl ?? downloadUrl, large?.name)}
        className={isQuiet ? buttonClass("outline", "large") : buttonClass("large")}
        aria-describedby="download-words"
      >
        <span key={label}>{label}</span>
        <Icon key={`icon of ${label}`} name="download" />
      </a>
      <p key={words} id="download-words" className={styles.words}>
        {words}
      </p>
      {other && first && <FirstFile file={first} link={linkTo(downloadUrl, first.name)} recommended={other} />}
      {note && (
        <p key={note} className={styles.second}>
          {note}
        </p>
      )}
    </>
  );
}

type FirstFileProps = { file: ReleaseFile; link: ReturnType<LinkTo>; recommended: Recommendation };

/** The first file, where another one has the button. It may be the smaller one, or for another kind of phone, or no app for phones. */
function FirstFile({ file, link, recommended }: FirstFileProps) {
  const { name, size } = file;
  const architectures = architecturesOf(name).join();
  // One for the same phones is another build, such as the one that the recommended file corrects.
  const isApp = isForPhones(name) && architectures !== architecturesOf(recommended.file.name).join();
  const isForMostPhones = /^arm/.test(architectures);
  const isSmaller = isForMostPhones && recommended.reason !== "processor" && size !== null && size < (recommended.file.size ?? 0);
  const sizeText = size === null ? "" : `${fileSizeText(size)}, `;
  const words = isApp
    ? ` is the same version${isSmaller ? ", smaller" : ""}: ${sizeText}for ${phonesOf(name)}.`
    : ` is the first file of this version: ${fileSummary(file)}.`;
  return (
    <p key={`${isSmaller} ${words}`} className={styles.second}>
      {isApp && isSmaller && "Slow connection? "}
      <a {...link}>Download Latest</a>
      {words}
    </p>
  );
}

/** What the button gives, in a few words. `large` is the file of the button. */
function wordsOf(
  linksTo: ReleaseSummary["linksTo"],
  large: ReleaseFile | undefined,
  recommended: Recommendation | null,
  device: Device | null,
): string {
  if (!large)
    return `This release has no app file yet; the button ${linksTo === "releasePage" ? "opens its page" : "downloads its source code"}.`;
  if (device?.kind === "apple" && fileKind(large.name) === "androidPackage") return fileSummary(large, "Android file");
  return fileSummary(large, recommended?.reason === "processor" ? "The right file for this phone" : undefined);
}

function packagesOf(files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.filter(({ name }) => isForPhones(name));
}

/** What visitors must know before they press the button; "" if the file is the right one (docs/rules.md, 3.12 and 3.19). */
function noteOf(files: readonly ReleaseFile[], recommended: Recommendation | null, device: Device | null): string {
  if (recommended || device?.kind === "apple" || files.length === 0) return "";
  const [only, second] = packagesOf(files);
  if (!only) return "No Android package for phones is attached to this release.";
  if (only !== files[0]) return 'The app is under "All files".';
  if (second) return 'If it does not install, take another one under "All files".';
  return "It may not install on this phone: it is for another kind.";
}
