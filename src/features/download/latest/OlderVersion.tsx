import { useEffect } from "react";
import { useDevice } from "../../../browser/useDevice";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { fileKind } from "../../../releases/fileName";
import { isTooNew } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment, versionNumber } from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { ReleaseLabels } from "../parts/ReleaseDetails";
import { DownloadButton, WORDS_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";

interface OlderVersionProps {
  newest: ReleaseSummary;
  /** Of its package. A response may have changed the first file, and then the summary has none. */
  neededAndroid: string;
}

/**
 * For a phone whose Android is too old for the newest release: the newest version that it can
 * install (docs/rules.md, 13.12).
 */
export function OlderVersion({ newest, neededAndroid }: OlderVersionProps) {
  const { releases, lacksOlder, allReleases } = useReleaseList();
  const { loadAllReleases } = useReleaseListActions();
  const device = useDevice();
  // The page has the newest thirty, and the files of few.
  useEffect(() => loadAllReleases(), [loadAllReleases]);
  const phone = `This phone has Android ${device?.kind === "android" ? device.version : ""}.`;
  const older = releases.find(
    (release) => release.androidPackage?.oldestAndroid && !isTooNew(release, device),
  );
  if (older) return <OlderDownload phone={phone} release={older} />;
  const needed = `Version ${versionNumber(newest)} needs ${neededAndroid}`;
  const isLoading = lacksOlder && allReleases.status !== "failed";
  const text = isLoading ? `${needed}.` : `${needed}, and no older version is known to run on it.`;
  return (
    <ReplaceOnChange of={text}>
      <p id={WORDS_ID}>{`${phone} ${text}`}</p>
    </ReplaceOnChange>
  );
}

function OlderDownload({ phone, release }: { phone: string; release: ReleaseSummary }) {
  const number = versionNumber(release);
  const { url, summary } = useBestDownload(release);
  // Until its files are loaded, the link may lead to a file such as SHA256SUMS.
  const hasPackage = url !== null && fileKind(url) === "androidPackage";
  return (
    <>
      {hasPackage && <DownloadButton href={url} label={`Download ${number}`} hasPackage />}
      <ReplaceOnChange of={`${number} ${hasPackage && summary}`}>
        <p id={WORDS_ID} className={styles.summary}>
          {`${phone} Version `}
          <a href={versionFragment(release.version)}>{number}</a>
          <ReleaseLabels release={release} />
          {hasPackage ? ` is the newest for it. ${summary}` : " is the newest for it."}
        </p>
      </ReplaceOnChange>
    </>
  );
}
