import { useDevice } from "../../../browser/useDevice";
import * as buttonStyles from "../../../components/Button.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile } from "../../../releases/release";
import type { LinkTo } from "../install/useInstallHelp";
import { CopyButton } from "../releaseParts";
import * as styles from "./FileList.module.css";
import { describeFile, fileSizeText } from "./fileText";

/** Attached files: name, kind, processor, size and SHA-256, and which one is recommended (docs/rules.md, 3.13 and 13.5). */
export function FileList({ files, linkTo }: { files: readonly ReleaseFile[]; linkTo: LinkTo }) {
  const recommended = recommendFile(files, useDevice())?.file;
  return (
    <ul>
      {files.map((file) => {
        const { name, size, downloadUrl, sha256 } = file;
        return (
          <li key={downloadUrl} className={styles.file}>
            <a {...linkTo(downloadUrl, name)}>{name}</a>
            <span className={styles.about}>
              {describeFile(name)}
              {size !== null && <span>{` · ${fileSizeText(size)}`}</span>}
              {file === recommended && <b> · Recommended</b>}
            </span>
            {sha256 ? (
              <div className={styles.digest}>
                {/* Closed: a screen reader would read 64 characters to everyone who only passes by. */}
                <details>
                  <summary className={buttonStyles.text}>
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
