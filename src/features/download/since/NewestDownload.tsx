import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { recommendFile } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { fileSummary } from "../files/fileSummary";
import { InstallHelp } from "../install/InstallHelp";
import { usePackageDownloads } from "../install/usePackageDownloads";
import * as styles from "./NewestDownload.module.css";

interface NewestDownloadProps {
  release: Pick<ReleaseSummary, "version" | "downloadUrl">;
  /** Its attached files. */
  files: readonly ReleaseFile[];
}

/**
 * The download of the newest release far from its own section: the recommended file or, if there is none, the first one. It opens the
 * help for installing in its place.
 */
export function NewestDownload({ release: { version, downloadUrl }, files }: NewestDownloadProps) {
  const [downloads, onDownload] = usePackageDownloads();
  const file = recommendFile(files, useDevice())?.file ?? files[0];
  const url = file?.downloadUrl ?? downloadUrl;
  return (
    url && (
      <>
        <p className={styles.newest}>
          <a className={buttonClass({ size: "small" })} href={url} rel="noopener" onClick={() => onDownload(file?.name ?? url)}>
            <span>
              Download <bdi>{version}</bdi>
            </span>
            <Icon name="download" />
          </a>
          {file && <span>{fileSummary(file)}</span>}
        </p>
        {downloads > 0 && <InstallHelp downloads={downloads} />}
      </>
    )
  );
}
