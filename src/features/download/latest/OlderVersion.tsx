import { useEffect } from "react";
import { useDevice } from "../../../browser/useDevice";
import { choiceOf } from "../../../releases/choice";
import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment } from "../../../releases/version";
import { useReleaseListActions } from "../list/useReleaseList";
import { PrereleaseLabel } from "../parts/ReleaseDetails";
import { DownloadButton, WORDS_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";

type OlderVersionProps = {
  /** Why the phone cannot install the newest release. */
  words: string;
  older: ReleaseSummary | undefined;
};

/**
 * For a phone whose Android is too old for the newest release: the newest version that it can
 * install (docs/rules.md, 13.12).
 */
export function OlderVersion({ words, older }: OlderVersionProps) {
  const { loadAllReleases } = useReleaseListActions();
  const device = useDevice();
  const isOnPage = older !== undefined;
  useEffect(() => {
    if (!isOnPage) loadAllReleases();
  }, [isOnPage, loadAllReleases]);
  const phone = `This phone has Android ${device?.kind === "android" ? device.version : ""}.`;
  if (older) return <OlderDownload key={older.id} phone={phone} release={older} />;
  return <p>{`${phone} ${words}, and no older version is known to run on it.`}</p>;
}

function OlderDownload({ phone, release }: { phone: string; release: ReleaseSummary }) {
  const { version } = release;
  // Of the link, and of no other file, a build has read which Android it needs.
  const { button, words } = choiceOf(release, [], null);
  return (
    <>
      {button && <DownloadButton {...button} label={`Download ${version}`} isApp />}
      <p id={WORDS_ID} className={styles.summary}>
        {`${phone} Version `}
        <a href={versionFragment(version)}>{version}</a>
        <PrereleaseLabel release={release} />
        {` is the newest for it. ${words}`}
      </p>
    </>
  );
}
