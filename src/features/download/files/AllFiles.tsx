import { memo } from "react";
import { Icon } from "../../../components/Icon";
import type { ReleaseSummary } from "../../../releases/release";
import { CopyVersionLink } from "../CopyVersionLink";
import * as styles from "./AllFiles.module.css";
import { FileList, type FileListProps } from "./FileList";

interface AllFilesProps extends FileListProps {
  release: Pick<ReleaseSummary, "version" | "name">;
}

/**
 * Every file of the newest release (docs/rules.md, 3.13). Closed at first, because most visitors need only the file of the button.
 */
export const AllFiles = memo(function AllFiles({ release, files, onDownload }: AllFilesProps) {
  return (
    <details id="files" className={styles.files}>
      <summary>
        <span>All files</span>
        <small>{`${files.length === 1 ? "1 file" : `${files.length} files`}, with size, processor and SHA-256`}</small>
        <Icon name="chevronDown" />
      </summary>
      <FileList files={files} onDownload={onDownload} />
      <CopyVersionLink version={release.version} name={release.name} />
    </details>
  );
});
