import { memo } from "react";
import { InstallHelp } from "../components/download/InstallHelp";
import { usePackageDownloads } from "../components/download/usePackageDownloads";
import { DateText } from "../components/ui/DateText";
import { partsOf } from "../releases/findReleases";
import { namesVersion } from "../releases/namesVersion";
import type { KnownRelease } from "../releases/release";
import { versionFragment } from "../releases/versionFragment";
import * as styles from "./FoundVersions.module.css";

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
