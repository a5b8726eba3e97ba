import type { ReactNode } from "react";
import { useDevice } from "../../../browser/useDevice";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import {
  bestFile,
  type Device,
  isForPhones,
  isTooNew,
  processorsOf,
  recommendFile,
} from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { routes } from "../../../site/links";
import { productName } from "../../../site/product";
import {
  androidText,
  areVariants,
  fileKindText,
  fileSizeText,
  fileSummary,
  phonesOf,
  variantText,
} from "../files/fileText";
import { DownloadLink, InstallNote } from "../install/InstallHelp";
import { useReleaseList } from "../list/useReleaseList";
import { CopyButton } from "../parts/CopyButton";
import { AlternativeDownloads } from "./AlternativeDownloads";
import { DownloadButton, WORDS_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";
import { OlderVersion } from "./OlderVersion";

/**
 * The button has the best file. If that is not the first one, a sentence below it has `Download
 * Latest`, which always leads to the first one (docs/rules.md, 3.8).
 */
export function DownloadChoice({ release }: { release: ReleaseSummary }) {
  const { downloadUrl, linksTo } = release;
  const files = useReleaseList().files.get(release.id) ?? [];
  const device = useDevice();
  if (!downloadUrl)
    return (
      <>
        <p className={styles.none}>No file has been attached to this release yet.</p>
        <AlternativeDownloads newest={release} />
      </>
    );
  const [first] = files;
  const packages = files.filter(isForPhones);
  const hasPackage = packages.length > 0;
  if (first && hasPackage && packages.every((file) => isTooNew(file, device)))
    return (
      <>
        <OlderVersion newest={release} />
        <OtherFile file={first} purpose={purposeOf(release.version, first, first, device)}>
          Download Latest
        </OtherFile>
        <InstallNote />
      </>
    );
  const isApple = device?.kind === "apple";
  const recommended = recommendFile(files, device);
  const file = bestFile(files, device);
  const isFirst = file === first;
  const { downloadUrl: href } = file || { downloadUrl };
  const label = isFirst ? "Download Latest" : "Download the App";
  const isRight = recommended && isForThisPhone(recommended, device);
  const summary = file
    ? fileSummary(file, isRight ? "The right file for this phone" : undefined)
    : `This release has no app file yet; the ${isApple ? "link" : "button"} ${
        linksTo === "releasePage" ? "opens its page" : "downloads its source code"
      }.`;
  // If the button has the first file, the built page stays when the browser names the processor.
  const other = isFirst ? recommendFile(files, null) : first;
  // An iPhone cannot install any of them.
  const note = !file || recommended || isApple ? "" : noteOf(packages);
  return (
    <>
      {isApple ? (
        <AppleNotice />
      ) : (
        <DownloadButton href={href} label={label} hasPackage={hasPackage} />
      )}
      <ReplaceOnChange of={`${isApple} ${summary}`}>
        <p className={isApple ? styles.second : styles.summary}>
          {isApple && (
            <>
              <DownloadLink href={href} aria-describedby={WORDS_ID}>
                {label}
              </DownloadLink>
              :{" "}
            </>
          )}
          <span id={WORDS_ID}>{summary}</span>
        </p>
      </ReplaceOnChange>
      {file && other && other !== file && (
        // A new release may have a shorter summary above.
        <OtherFile
          key={release.id}
          file={other}
          purpose={purposeOf(release.version, other, file, device)}
        >
          {isFirst ? (
            <>
              Download <bdi>{release.version}</bdi>
            </>
          ) : (
            "Download Latest"
          )}
        </OtherFile>
      )}
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
      <AlternativeDownloads newest={release} />
    </>
  );
}

/** The name of a file says nothing of the Android that it needs. */
function isForThisPhone({ androidPackage }: ReleaseFile, device: Device | null) {
  if (!androidPackage || device?.kind !== "android" || !device.processor) return false;
  return androidPackage.processors.includes(device.processor);
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
  file: ReleaseFile;
  purpose: string;
  /** The text of the link. */
  children: ReactNode;
}

/** A second download, in a sentence. */
function OtherFile({ file, purpose, children }: OtherFileProps) {
  const size = file.size === null ? "" : ` (${fileSizeText(file.size)})`;
  return (
    <ReplaceOnChange of={[file.downloadUrl, purpose, size].join()}>
      <p className={styles.second}>
        {purpose}: <DownloadLink href={file.downloadUrl}>{children}</DownloadLink>
        {size}
      </p>
    </ReplaceOnChange>
  );
}

/** "Smaller, for most phones since 2017". `best` is the file of the button. */
function purposeOf(version: string, file: ReleaseFile, best: ReleaseFile, device: Device | null) {
  if (isForPhones(file) && isTooNew(file, device)) return `For ${androidText(file)}`;
  const phones = phonesOf(file);
  // A package for the same phones may be a variant, or a build that the best file corrects.
  if (!phones || phones === phonesOf(best)) {
    const pair = [file, best];
    const variant = !variantText(best, pair) && variantText(file, pair);
    return `${variant || fileKindText(file)}, the first file of ${version}`;
  }
  const isSmaller =
    processorsOf(file)?.every((processor) => processor.startsWith("arm")) &&
    !(device?.kind === "android" && device.processor) &&
    file.size !== null &&
    file.size < (best.size ?? 0);
  return `${isSmaller ? "Smaller, for" : "For"} ${phones}`;
}

function noteOf(packages: readonly ReleaseFile[]) {
  const [only, second] = packages;
  if (!only) return "No Android package for phones is attached to this release.";
  if (second)
    return areVariants(packages)
      ? ""
      : 'If it does not install, take another one under "All files".';
  // Of a package that no build has read, the name may say nothing.
  return processorsOf(only) ? "It may not install on this phone: it is for another kind." : "";
}
