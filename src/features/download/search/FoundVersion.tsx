import { memo } from "react";
import { DateText } from "../../../components/DateText";
import type { KnownRelease } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { InstallHelp } from "../install/InstallHelp";
import { usePackageDownloads } from "../install/usePackageDownloads";
import * as styles from "./FoundVersions.module.css";
import { partsOf } from "./findReleases";

interface FoundVersionProps {
  release: KnownRelease;
  /** The words to mark. */
  words: readonly string[];
  /** Whether it is older than the newest release. */
  isOlder: boolean;
}

/** A release that was found: name, tag, date, download and feature lines, with the words marked. The name leads to the version. */
export const FoundVersion = memo(function FoundVersion({ release, words, isOlder }: FoundVersionProps) {
  const [downloads, onDownload] = usePackageDownloads();
  const { name, version, date, features, downloadUrl } = release;
  return (
    <li tabIndex={-1}>
      <h3>
        <a href={versionFragment(version)}>
          <Marked text={name} words={words} />
        </a>{" "}
        {!namesVersion(release) && (
          <small>
            <Marked text={version} words={words} />
          </small>
        )}
      </h3>
      <p className={styles.facts}>
        {date && <DateText date={date} />}
        {downloadUrl && (
          <a href={downloadUrl} rel="noopener" aria-label={`Download ${name}`} onClick={() => onDownload(downloadUrl)}>
            Download
          </a>
        )}
      </p>
      {downloads > 0 && <InstallHelp downloads={downloads} isOlder={isOlder} />}
      {features.length > 0 && (
        <ul>
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
            <li key={index}>
              <Marked text={feature} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0;
  const parts = partsOf(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
  });
  return <span key={[text, ...words].join("\n")}>{parts}</span>;
}
