import { type ReactNode, useEffect, useState } from "react";
import * as sharedStyles from "../../../components/shared.module.css";
import { errorText, visibleText } from "../../../releases/safeText";
import { MissingReleases } from "../list/MissingReleases";
import { useReleaseList } from "../list/useReleaseList";
import * as styles from "./FileReport.module.css";
import { type FileResult, identifyFile, isPublishedSize } from "./identifyFile";

type Reading = { status: "awaited" } | { status: "read"; sha256: string } | { status: "failed"; reason: string };

/**
 * Says what a file is (docs/rules.md, 13.3 and 13.4). Only a file with the size of a published one is read, because all of it has to
 * be in the memory at once, of which a phone has little. Give it a key for each file.
 */
export function FileReport({ file }: { file: File }) {
  const list = useReleaseList();
  const [reading, setReading] = useState<Reading>({ status: "awaited" });
  const mustBeRead = isPublishedSize(file.size, list);

  useEffect(() => {
    if (!mustBeRead) return;
    sha256Of(file).then(
      (sha256) => setReading({ status: "read", sha256 }),
      (error: unknown) => setReading({ status: "failed", reason: `It could not be read (${errorText(error)}).` }),
    );
  }, [file, mustBeRead]);

  const sha256 = reading.status === "read" ? reading.sha256 : null;
  const isPending = mustBeRead && reading.status === "awaited";
  const result: FileResult | null =
    reading.status === "failed"
      ? { status: "unsure", reason: reading.reason }
      : isPending
        ? null
        : identifyFile({ name: file.name, size: file.size, sha256 }, list);
  const name = <bdi>{visibleText(file.name)}</bdi>;
  return (
    <>
      <div role="status">
        {result ? <Result name={name} result={result} /> : <p className={sharedStyles.quiet}>Checking {name}...</p>}
      </div>
      {/* Not in the status: a screen reader would read all 64 characters at once. */}
      {sha256 && (
        <p className={sharedStyles.quiet}>
          Its SHA-256: <code translate="no">{sha256}</code>
        </p>
      )}
      <MissingReleases />
    </>
  );
}

/** The SHA-256 of a file, as 64 lower-case hexadecimal digits. Rejects if the file is gone, or too large for the memory. */
async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function Result({ name, result }: { name: ReactNode; result: FileResult }) {
  if (result.status === "known") {
    const [{ file, release }] = result.matches;
    const versions = new Set(result.matches.map((match) => match.release.version));
    return (
      <div key="known" className={`${sharedStyles.notice} ${styles.known}`}>
        <p className={styles.title}>
          This is <bdi>{file.name}</bdi> of <bdi>{release.name}</bdi>
        </p>
        <p>{`Byte for byte the file of version ${[...versions].join(", ")}.`}</p>
      </div>
    );
  }
  if (result.status === "foreign") {
    return (
      <div key="foreign" className={`${sharedStyles.notice} ${styles.foreign}`}>
        <p className={styles.title}>{name} matches no published file</p>
        <p>It may be damaged, tampered with, or from another source. Do not install it; download it again from this page.</p>
      </div>
    );
  }
  return (
    <div key={result.reason} className={sharedStyles.notice}>
      <p className={styles.title}>It cannot be said what {name} is</p>
      <p>{result.reason} If you are not sure where it comes from, download it again from this page.</p>
    </div>
  );
}
