import type { ReactNode } from "react";
import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { fileKind, type Processor, packageArchitecture } from "../../../releases/fileName";
import { type Device, type Recommendation, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { fileSummary } from "../files/fileText";
import type { LinkTo } from "../install/useInstallHelp";
import * as styles from "./DownloadChoice.module.css";

const PROCESSORS: Record<Processor, string> = {
  "arm64-v8a": "64-bit ARM",
  "armeabi-v7a": "32-bit ARM",
  x86_64: "64-bit x86",
  x86: "32-bit x86",
};

interface DownloadChoiceProps {
  release: ReleaseSummary;
  /** Its attached files. */
  files: readonly ReleaseFile[];
  linkTo: LinkTo;
  /** Shown under the large button. */
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
  const label = other ? "Download the App" : "Download Latest";
  const note = downloadNote(linksTo, files, recommended, device);
  return (
    <>
      <a
        {...linkTo(other?.file.downloadUrl ?? downloadUrl, large?.name)}
        className={buttonClass({ size: "huge" })}
        aria-describedby="download-note"
      >
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
            <a
              {...linkTo(downloadUrl, first?.name)}
              className={buttonClass({ look: "outline", size: "small" })}
              aria-describedby="latest-note"
            >
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
