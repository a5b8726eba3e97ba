import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment } from "../../../releases/version";
import * as styles from "./StableVersion.module.css";

interface StableVersionProps {
  /** The newest release that is no pre-release. */
  release: Pick<ReleaseSummary, "version" | "downloadUrl">;
  /** Called with the URL of its file when the visitor starts to download it. */
  onDownload: (file: string) => void;
}

/** Names the newest stable version where the newest one is a pre-release (docs/rules.md, 3.21). */
export function StableVersion({ release: { version, downloadUrl }, onDownload }: StableVersionProps) {
  return (
    <p key={`${version} ${downloadUrl}`} className={styles.stable}>
      The newest stable version is <a href={versionFragment(version)}>{version}</a>
      {downloadUrl && (
        <>
          {": "}
          <a href={downloadUrl} rel="noopener" onClick={() => onDownload(downloadUrl)}>
            Download <bdi>{version}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
