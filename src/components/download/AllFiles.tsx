import { memo } from "react";
import type { ReleaseFile } from "../../releases/releaseFile";
import { Icon } from "../ui/Icon";
import * as styles from "./AllFiles.module.css";
import { FileList } from "./FileList";

interface AllFilesProps {
  files: readonly ReleaseFile[];
}

/**
 * Every file of the newest release (docs/rules.md, 3.13). Closed at first, because most visitors need only the file of the button.
 */
export const AllFiles = memo(function AllFiles({ files }: AllFilesProps) {
  return (
    <details id="files" className={styles.files}>
      <summary>
        <span>All files</span>
        <small>{files.length === 1 ? "1 file" : `${files.length} files`}, with size, processor and SHA-256</small>
        <Icon name="chevronDown" />
      </summary>
      <FileList files={files} />
    </details>
  );
});
