import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { architecturesOf, isForPhones } from "../../../releases/fileName";
import { type Recommendation, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { routes } from "../../../site/links";
import { productName } from "../../../site/product";
import { fileKindText, fileSizeText, fileSummary, phonesOf } from "../files/fileText";
import { DownloadLink, InstallNote } from "../install/InstallHelp";
import { useReleaseList } from "../list/useReleaseList";
import { CopyButton } from "../parts/CopyButton";
import * as styles from "./LatestSection.module.css";

/**
 * The button has the recommended file. If that is not the first one, a sentence below it has
 * `Download Latest`, which always leads to the first one (docs/rules.md, 3.8).
 */
export function DownloadChoice({ release }: { release: ReleaseSummary }) {
  const { downloadUrl, linksTo } = release;
  const files = useReleaseList().files.get(release.id) ?? [];
  const device = useDevice();
  if (!downloadUrl)
    return <p className={styles.none}>No file has been attached to this release yet.</p>;
  const isApple = device?.kind === "apple";
  const [first] = files;
  const recommended = recommendFile(files, isApple ? null : device);
  const isFirst = !recommended || recommended.file.downloadUrl === downloadUrl;
  const link = {
    href: isFirst ? downloadUrl : recommended.file.downloadUrl,
    "aria-describedby": "download-words",
  };
  const label = isFirst ? "Download Latest" : "Download the App";
  const file = isFirst ? first : recommended.file;
  const hasPackage = files.some(({ name }) => isForPhones(name));
  const summary = file
    ? fileSummary(file, recommended?.isForProcessor ? "The right file for this phone" : undefined)
    : `This release has no app file yet; the ${isApple ? "link" : "button"} ${
        linksTo === "releasePage" ? "opens its page" : "downloads its source code"
      }.`;
  // An iPhone cannot install any of them.
  const note = recommended || isApple ? "" : noteOf(files);
  return (
    <>
      {isApple ? (
        <AppleNotice />
      ) : (
        <ReplaceOnChange of={String(hasPackage)}>
          <DownloadLink
            {...link}
            className={hasPackage ? buttonClass("large") : buttonClass("outline", "large")}
          >
            <ReplaceOnChange of={label}>
              <span>{label}</span>
              <Icon name="download" />
            </ReplaceOnChange>
          </DownloadLink>
        </ReplaceOnChange>
      )}
      <ReplaceOnChange of={`${isApple} ${summary}`}>
        <p className={isApple ? styles.second : styles.summary}>
          {isApple && (
            <>
              <DownloadLink {...link}>{label}</DownloadLink>:{" "}
            </>
          )}
          <span id="download-words">{summary}</span>
        </p>
      </ReplaceOnChange>
      {recommended && <OtherFile release={release} files={files} recommended={recommended} />}
      {note && (
        <ReplaceOnChange of={note}>
          <p className={styles.second}>{note}</p>
        </ReplaceOnChange>
      )}
      {hasPackage && !isApple && (
        <ReplaceOnChange of={release.id}>
          <InstallNote />
        </ReplaceOnChange>
      )}
    </>
  );
}

/** An iPhone installs no Android package, so it offers to take the link to an Android phone. */
function AppleNotice() {
  const { siteUrl } = useSiteMetadata();
  return (
    <>
      <p>
        <b>{`${productName} is for Android.`}</b> There is no iPhone or iPad version.
      </p>
      <CopyButton label="Copy the link for an Android phone" text={siteUrl + routes.download} />
    </>
  );
}

interface OtherFileProps {
  release: ReleaseSummary;
  files: readonly ReleaseFile[];
  recommended: Recommendation;
}

/**
 * A second download, in a sentence: the first file or, if the button has that, the file for every
 * phone. So the sentence of the built page stays when the browser names the phone's processor.
 */
function OtherFile({ release, files, recommended }: OtherFileProps) {
  const isFirst = recommended.file.downloadUrl === release.downloadUrl;
  const other = isFirst ? recommendFile(files, null)?.file : files[0];
  if (!other || other.downloadUrl === recommended.file.downloadUrl) return null;
  const purpose = purposeOf(other, recommended);
  const size = other.size === null ? "" : ` (${fileSizeText(other.size)})`;
  return (
    <ReplaceOnChange of={`${isFirst} ${purpose} ${size}`}>
      <p className={styles.second}>
        {purpose}:{" "}
        <DownloadLink href={other.downloadUrl}>
          {isFirst ? (
            <>
              Download <bdi>{release.version}</bdi>
            </>
          ) : (
            "Download Latest"
          )}
        </DownloadLink>
        {size}
      </p>
    </ReplaceOnChange>
  );
}

/** "Smaller, for most phones since 2017". */
function purposeOf({ name, size }: ReleaseFile, recommended: Recommendation) {
  const architectures = architecturesOf(name).join();
  // A package for the same phones may be a build that the recommended file corrects.
  if (!isForPhones(name) || architectures === architecturesOf(recommended.file.name).join())
    return `${fileKindText(name)}, the first file`;
  const isSmaller =
    architectures.startsWith("arm") &&
    !recommended.isForProcessor &&
    size !== null &&
    size < (recommended.file.size ?? 0);
  return `${isSmaller ? "Smaller, for" : "For"} ${phonesOf(name)}`;
}

function noteOf(files: readonly ReleaseFile[]) {
  if (files.length === 0) return "";
  const [only, second] = files.filter(({ name }) => isForPhones(name));
  if (!only) return "No Android package for phones is attached to this release.";
  if (only !== files[0]) return 'The app is under "All files".';
  if (second) return 'If it does not install, take another one under "All files".';
  return "It may not install on this phone: it is for another kind.";
}
