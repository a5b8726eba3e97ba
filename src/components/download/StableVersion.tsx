import type { ReleaseSummary } from "../../releases/release";
import { versionFragment } from "../../releases/versionFragment";
import * as styles from "./StableVersion.module.css";

interface StableVersionProps {
  /** The newest release that is no pre-release. */
  release: Pick<ReleaseSummary, "version" | "downloadUrl">;
}

/** Names the newest stable version where the newest one is a pre-release (docs/rules.md, 3.21). */
export function StableVersion({ release: { version, downloadUrl } }: StableVersionProps) {
  return (
    <p className={styles.stable}>
      The newest stable version is <a href={versionFragment(version)}>{version}</a>
      {downloadUrl && (
        <>
          {": "}
          <a href={downloadUrl} rel="noopener">
            Download {version}
          </a>
        </>
      )}
    </p>
  );
}
