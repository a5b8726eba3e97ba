import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../../components/Icon";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import type { ReleaseSummary } from "../../../releases/release";
import { visibleText } from "../../../releases/safeText";
import { versionFragment } from "../../../releases/version";
import { stores } from "../../../site/product";
import { MissingReleases } from "../list/MissingReleases";
import { useReleaseList } from "../list/useReleaseList";
import { PrereleaseLabel, VersionLink } from "../parts/ReleaseDetails";
import * as styles from "./FileReport.module.css";
import { type FileResult, identifyFile } from "./identifyFile";

/** Says which published file a visitor's file is. Give each file its own `key`. */
export default function FileReport({ file }: { file: File }) {
  const list = useReleaseList();
  const [newest] = list.releases;
  /** Undefined while the file is read, null if it cannot be. */
  const [sha256, setSha256] = useState<string | null>();

  useEffect(() => {
    sha256Of(file).then(setSha256, () => setSha256(null));
  }, [file]);

  let result: FileResult | null = null;
  if (sha256 === null) {
    const reason = "It cannot be read. It may be a folder, or not there any more.";
    result = { status: "unsure", reason };
  } else if (sha256) result = identifyFile({ name: file.name, size: file.size, sha256 }, list);
  const name = <bdi>{visibleText(file.name)}</bdi>;
  return (
    <>
      <div role="status">
        {result ? (
          <ReplaceOnChange of={JSON.stringify([result, newest?.version])}>
            <Result name={name} result={result} newest={newest} />
          </ReplaceOnChange>
        ) : (
          <p className={sharedStyles.quiet}>Checking {name}...</p>
        )}
      </div>
      {/* Not in the status: a screen reader would read all 64 characters. */}
      {sha256 && (
        <p className={sharedStyles.quiet}>
          Its SHA-256: <code translate="no">{sha256}</code>
        </p>
      )}
      <MissingReleases />
    </>
  );
}

/** Rejects if the file is a folder, gone, or too large for the memory. */
async function sha256Of(file: File) {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type ResultProps = { name: ReactNode; result: FileResult; newest: ReleaseSummary | undefined };

function Result({ name, result, newest }: ResultProps) {
  if (result.status === "foreign")
    return (
      <div className={styles.foreign}>
        <p className={`${sharedStyles.row} ${styles.title}`}>
          <Icon name="close" />
          <span>Unknown file: {name}</span>
        </p>
        <p>
          It matches no published file.{" "}
          {stores.length > 0 ? "A store's own build is not known here. Otherwise, it" : "It"} may be
          damaged, tampered with, or from another source. Do not install it; download it again from
          this page.
        </p>
      </div>
    );
  if (result.status === "unsure")
    return (
      <div className={sharedStyles.notice}>
        <p className={styles.title}>It cannot be said what {name} is</p>
        <p>
          {result.reason} If you are not sure where it comes from, download it again from this page.
        </p>
      </div>
    );
  const { file, release } = result;
  return (
    <div className={styles.published}>
      <p className={`${sharedStyles.row} ${styles.title}`}>
        <Icon name="check" />
        <span>
          {"Genuine: "}
          <VersionLink release={release} />
        </span>
      </p>
      <p>
        It is byte for byte the published <bdi>{file.name}</bdi>.
        {newest && newest.id !== release.id && (
          <>
            {" The newest is "}
            <a href={versionFragment(newest.version)}>{newest.version}</a>
            <PrereleaseLabel release={newest} />.
          </>
        )}
      </p>
    </div>
  );
}
