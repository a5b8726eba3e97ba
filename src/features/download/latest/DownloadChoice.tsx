import type { ReactNode } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { type Device, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { fileSummary } from "../files/fileSummary";
import * as styles from "./DownloadChoice.module.css";
import { downloadNote } from "./downloadNote";

interface DownloadChoiceProps {
  release: ReleaseSummary;
  /** Its attached files. */
  files: readonly ReleaseFile[];
  /** The device; null until it is known. */
  device: Device | null;
  /** Called with the name or the URL of a file when the visitor starts to download it. */
  onDownload: (file: string) => void;
  /** Shown under the large button. */
  help: ReactNode;
}

/**
 * The downloads of the newest release (docs/rules.md, 3.6 and 3.19). `Download Latest` always leads to the first attached file. If
 * another one is recommended, that one has the large button. Each button says what it gives. The room of both is always reserved, so
 * that nothing moves when the device or a newer release is known.
 */
export function DownloadChoice({ release: { downloadUrl, linksTo }, files, device, onDownload, help }: DownloadChoiceProps) {
  if (!downloadUrl) return <p className={styles.noFile}>No file has been attached to this release yet.</p>;
  const [first] = files;
  const recommended = recommendFile(files, device);
  const other = recommended?.file.downloadUrl === downloadUrl ? null : recommended;
  const large = other?.file ?? first;
  const label = other ? "Download the App" : "Download Latest";
  const note = downloadNote({ linksTo, files, recommended, device });
  const linkTo = (url: string, file: ReleaseFile | undefined) => ({
    href: url,
    rel: "noopener",
    onClick: () => onDownload(file?.name ?? url),
  });
  return (
    <>
      <a
        {...linkTo(other?.file.downloadUrl ?? downloadUrl, large)}
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
              {...linkTo(downloadUrl, first)}
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
