import { useDevice } from "../../../browser/useDevice";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { architecturesOf } from "../../../releases/fileName";
import { recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile } from "../../../releases/release";
import type { LinkTo } from "../install/useInstallHelp";
import { CopyButton } from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import * as styles from "./FileList.module.css";
import { fileSummary } from "./fileText";

/** Attached files: for which phones, size, processor, name and SHA-256, and which one is recommended (docs/rules.md, 3.13 and 13.5). */
export function FileList({ files, linkTo }: { files: readonly ReleaseFile[]; linkTo: LinkTo }) {
  const recommended = recommendFile(files, useDevice())?.file;
  return (
    <ul>
      {files.map((file) => {
        const { name, downloadUrl, sha256 } = file;
        const architectures = architecturesOf(name).join(", ");
        return (
          <li key={downloadUrl} className={styles.file}>
            <a {...linkTo(downloadUrl, name)}>
              <b>{fileSummary(file)}</b>
              {file === recommended && <em> Recommended</em>}{" "}
              <small>
                {architectures && `${architectures} · `}
                <bdi>{name}</bdi>
              </small>
            </a>
            {sha256 ? (
              <div className={styles.digest}>
                {/* Closed: a screen reader would read 64 characters to everyone who only passes by. */}
                <details className={partStyles.smallFold}>
                  <summary>
                    SHA-256<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
                  </summary>
                  <code translate="no">{sha256}</code>
                </details>
                <CopyButton key={sha256} text={sha256} of={`the SHA-256 of ${name}`} />
              </div>
            ) : (
              <p className={styles.digest}>No SHA-256 published</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
