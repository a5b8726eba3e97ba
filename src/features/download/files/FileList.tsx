import { useDevice } from "../../../browser/useDevice";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { fileText } from "../../../releases/fileText";
import { describeFile, processorsOf, recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile } from "../../../releases/release";
import { CopyButton } from "../parts/CopyButton";
import * as foldStyles from "../parts/Fold.module.css";
import { DownloadLink } from "./DownloadLink";
import * as styles from "./FileList.module.css";

export function FileList({ files }: { files: readonly ReleaseFile[] }) {
  const device = useDevice();
  // An iPhone or iPad can install none.
  const recommended = device?.kind !== "apple" && recommendFile(files, device);
  return (
    <ul role="list">
      {files.map((file) => {
        const { name, downloadUrl } = file;
        const processors = processorsOf(file)?.join(", ");
        return (
          <li key={downloadUrl} className={styles.file}>
            <DownloadLink href={downloadUrl}>
              <b>{fileText(describeFile(file))}</b>
              {file === recommended && <em> Recommended</em>}{" "}
              <small>
                {processors && `${processors} · `}
                <bdi>{name}</bdi>
              </small>
            </DownloadLink>
            <Checksum file={file} />
          </li>
        );
      })}
    </ul>
  );
}

/** Folded: a screen reader would read 64 characters to everyone. */
function Checksum({ file: { name, sha256 } }: { file: ReleaseFile }) {
  if (!sha256) return <p className={styles.digest}>No SHA-256 published</p>;
  return (
    <div className={styles.digest}>
      <details className={foldStyles.small}>
        <summary>
          SHA-256<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
        </summary>
        <code translate="no">{sha256}</code>
      </details>
      <CopyButton text={sha256} label="Copy SHA-256" of={`of ${name}`} />
    </div>
  );
}
