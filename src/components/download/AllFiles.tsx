import { memo, Suspense, useRef } from "react";
import type { ReleaseFile } from "../../releases/releaseFile";
import { Icon } from "../ui/Icon";
import { lazyUntilUsed } from "../ui/lazyUntilUsed";
import * as styles from "./AllFiles.module.css";

interface AllFilesProps {
  files: readonly ReleaseFile[];
}

const ID = "files";
const LazyFileList = lazyUntilUsed(async () => (await import("./FileList")).FileList, ID);

/** Every file of the latest release, folded: most visitors need the one behind the button. */
export const AllFiles = memo(function AllFiles({ files }: AllFilesProps) {
  const built = useRef(files);
  return (
    <details id={ID} className={styles.files}>
      <summary>
        <span>All files</span>
        <small>{files.length === 1 ? "1 file" : `${files.length} files`}, with size, processor and SHA-256</small>
        <Icon name="chevronDown" />
      </summary>
      {/* Other files than the built ones are a new list: the built one may not be given anything while it waits. */}
      <Suspense key={files === built.current ? "built" : "live"}>
        <LazyFileList files={files} />
      </Suspense>
    </details>
  );
});
