import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { architecturesOf, fileKind, isForPhones } from "../../../releases/fileName";
import { type Recommendation, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { productName } from "../../../site/product";
import { fileSizeText, fileSummary, phonesOf } from "../files/fileText";
import { DownloadLink } from "../install/InstallHelp";
import { useReleaseList } from "../list/useReleaseList";
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
  const [first] = files;
  const recommended = recommendFile(files, device);
  const isFirst = !recommended || recommended.file.downloadUrl === downloadUrl;
  const buttonFile = isFirst ? first : recommended.file;
  const label = isFirst ? "Download Latest" : "Download the App";
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
      <ReplaceOnChange of={String(isOutlined)}>
        <DownloadLink
          href={isFirst ? downloadUrl : recommended.file.downloadUrl}
          className={isOutlined ? buttonClass("outline", "large") : buttonClass("large")}
          aria-describedby="download-words"
        >
          <ReplaceOnChange of={label}>
            <span>{label}</span>
            <Icon name="download" />
          </ReplaceOnChange>
        </DownloadLink>
      </ReplaceOnChange>
      <ReplaceOnChange of={summary}>
        <p id="download-words" className={styles.summary}>
          {summary}
        </p>
      </ReplaceOnChange>
      {!isFirst && first && <FirstFile file={first} recommended={recommended} />}
      {note && (
        <ReplaceOnChange of={note}>
          <p className={styles.second}>{note}</p>
        </ReplaceOnChange>
      )}
    </>
  );
}

type FirstFileProps = { file: ReleaseFile; recommended: Recommendation };

function FirstFile({ file, recommended }: FirstFileProps) {
  const { name, size, downloadUrl } = file;
  const architectures = architecturesOf(name).join();
  // A package for the same phones may be a build that the recommended file corrects.
  const isForOtherPhones =
    isForPhones(name) && architectures !== architecturesOf(recommended.file.name).join();
  const isSmaller =
    isForOtherPhones &&
    architectures.startsWith("arm") &&
    !recommended.isForProcessor &&
    size !== null &&
    size < (recommended.file.size ?? 0);
  const sizeText = size === null ? "" : `${fileSizeText(size)}, `;
  const text = isForOtherPhones
    ? ` is the same version${isSmaller ? ", smaller" : ""}: ${sizeText}for ${phonesOf(name)}.`
    : ` is the first file of this version: ${fileSummary(file)}.`;
  return (
    <ReplaceOnChange of={`${isSmaller} ${text}`}>
      <p className={styles.second}>
        {isSmaller && "Slow connection? "}
        <DownloadLink href={downloadUrl}>Download Latest</DownloadLink>
        {text}
      </p>
    </ReplaceOnChange>
  );
}

function buttonKind({ name }: ReleaseFile, recommended: Recommendation | null, isApple: boolean) {
  if (recommended?.isForProcessor) return "The right file for this phone";
  return isApple && fileKind(name) === "androidPackage" ? "Android file" : undefined;
}

function noteOf(files: readonly ReleaseFile[]) {
  if (files.length === 0) return "";
  const [only, second] = files.filter(({ name }) => isForPhones(name));
  if (!only) return "No Android package for phones is attached to this release.";
  if (only !== files[0]) return 'The app is under "All files".';
  if (second) return 'If it does not install, take another one under "All files".';
  return "It may not install on this phone: it is for another kind.";
}
