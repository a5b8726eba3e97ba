import { type Architecture, type FileKind, fileKind, packageArchitecture } from "../../releases/fileName";
import type { ReleaseFile } from "../../releases/releaseFile";
import { CopyButton } from "./CopyButton";
import * as styles from "./FileList.module.css";
import { FileSize } from "./FileSize";

/** What {@link FileList} is given. */
export interface FileListProps {
  files: readonly ReleaseFile[];
}

const KINDS: Record<FileKind, string> = {
  androidPackage: "Android package",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

const ARCHITECTURES: Record<Architecture, string> = {
  universal: "universal · Every phone, if you are not sure",
  "arm64-v8a": "arm64-v8a · Most phones since 2017",
  "armeabi-v7a": "armeabi-v7a · Older phones",
  x86_64: "x86_64 · Chromebooks, emulators",
  x86: "x86 · Old tablets, emulators",
};

/** Attached files, each with what it is, for which processor, its size and its SHA-256. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className={styles.list}>
      {files.map(({ name, size, downloadUrl, sha256 }) => (
        <li key={downloadUrl} className={styles.file}>
          <a href={downloadUrl} rel="noopener">
            {name}
          </a>
          <span className={styles.about}>
            {describe(name)}
            {size !== null && (
              <>
                {" · "}
                <FileSize bytes={size} />
              </>
            )}
          </span>
          {sha256 ? (
            <p className={styles.digest}>
              SHA-256 <code>{sha256}</code>
              <CopyButton key={sha256} text={sha256} of={`the SHA-256 of ${name}`} />
            </p>
          ) : (
            <p className={styles.digest}>No SHA-256 published</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function describe(name: string): string {
  const architecture = packageArchitecture(name);
  return architecture ? ARCHITECTURES[architecture] : KINDS[fileKind(name)];
}
