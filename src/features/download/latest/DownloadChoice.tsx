import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { architecturesOf, fileKind, isForPhones } from "../../../releases/fileName";
import { type Recommendation, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { productName } from "../../../site/product";
import { fileSizeText, fileSummary, phonesOf } from "../files/fileText";
import type { LinkProps } from "../install/useInstallHelp";
import * as styles from "./LatestSection.module.css";

type DownloadChoiceProps = {
  release: ReleaseSummary;
  files: readonly ReleaseFile[];
  linkProps: LinkProps;
};

/**
 * The button has the recommended file. If that is not the first one, a sentence below it has
 * `Download Latest`, which always leads to the first one (docs/rules.md, 3.8).
 */
export function DownloadChoice({ release, files, linkProps }: DownloadChoiceProps) {
  const { downloadUrl, linksTo } = release;
  const device = useDevice();
  if (!downloadUrl)
    return <p className={styles.none}>No file has been attached to this release yet.</p>;
  const [first] = files;
  const recommended = recommendFile(files, device);
  const other = recommended?.file.downloadUrl === downloadUrl ? null : recommended;
  const buttonFile = other?.file ?? first;
  const label = other ? "Download the App" : "Download Latest";
  const isApple = device?.kind === "apple";
  const isOutlined = isApple || !files.some(({ name }) => isForPhones(name));
  const summary = buttonFile
    ? fileSummary(buttonFile, buttonKind(buttonFile, recommended, isApple))
    : `This release has no app file yet; the button ${
        linksTo === "releasePage" ? "opens its page" : "downloads its source code"
      }.`;
  const note = recommended || isApple ? "" : noteOf(files);
  return (
    <>
      {isApple && (
        <p>
          <b>{`${productName} is for Android.`}</b> There is no iPhone or iPad version.
        </p>
      )}
      {/* With the keys, new texts replace old ones. A moved element would be a layout shift. */}
      <a
        key={String(isOutlined)}
        {...linkProps(other?.file.downloadUrl ?? downloadUrl, buttonFile?.name)}
        className={isOutlined ? buttonClass("outline", "large") : buttonClass("large")}
        aria-describedby="download-words"
      >
        <span key={label}>{label}</span>
        <Icon key={`icon of ${label}`} name="download" />
      </a>
      <p key={summary} id="download-words" className={styles.summary}>
        {summary}
      </p>
      {other && first && (
        <FirstFile file={first} link={linkProps(downloadUrl, first.name)} recommended={other} />
      )}
      {note && (
        <p key={note} className={styles.second}>
          {note}
        </p>
      )}
    </>
  );
}

type FirstFileProps = {
  file: ReleaseFile;
  link: ReturnType<LinkProps>;
  recommended: Recommendation;
};

function FirstFile({ file, link, recommended }: FirstFileProps) {
  const { name, size } = file;
  const architectures = architecturesOf(name).join();
  // A package for the same phones may be a build that the recommended file corrects.
  const isForOtherPhones =
    isForPhones(name) && architectures !== architecturesOf(recommended.file.name).join();
  const isSmaller =
    isForOtherPhones &&
    architectures.startsWith("arm") &&
    recommended.reason !== "processor" &&
    size !== null &&
    size < (recommended.file.size ?? 0);
  const sizeText = size === null ? "" : `${fileSizeText(size)}, `;
  const text = isForOtherPhones
    ? ` is the same version${isSmaller ? ", smaller" : ""}: ${sizeText}for ${phonesOf(name)}.`
    : ` is the first file of this version: ${fileSummary(file)}.`;
  return (
    <p key={`${isSmaller} ${text}`} className={styles.second}>
      {isSmaller && "Slow connection? "}
      <a {...link}>Download Latest</a>
      {text}
    </p>
  );
}

function buttonKind({ name }: ReleaseFile, recommended: Recommendation | null, isApple: boolean) {
  if (recommended?.reason === "processor") return "The right file for this phone";
  return isApple && fileKind(name) === "androidPackage" ? "Android file" : undefined;
}

/** What visitors must know if no file is recommended. */
function noteOf(files: readonly ReleaseFile[]): string {
  if (files.length === 0) return "";
  const [only, second] = files.filter(({ name }) => isForPhones(name));
  if (!only) return "No Android package for phones is attached to this release.";
  if (only !== files[0]) return 'The app is under "All files".';
  if (second) return 'If it does not install, take another one under "All files".';
  return "It may not install on this phone: it is for another kind.";
}
