import { useEffect } from "react";
import { useDevice } from "../../../browser/useDevice";
import { type Device, isTooNew } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { linkOf } from "../../../releases/summary";
import { versionFragment } from "../../../releases/version";
import { androidText, linkSummary } from "../files/fileText";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { ReleaseLabels } from "../parts/ReleaseDetails";
import { DownloadButton, WORDS_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";

/**
 * For a phone whose Android is too old for the newest release: the newest version that it can
 * install (docs/rules.md, 13.12).
 */
export function OlderVersion({ newest }: { newest: ReleaseSummary }) {
  const { releases } = useReleaseList();
  const { loadAllReleases } = useReleaseListActions();
  const device = useDevice();
  const older = releases.find((release) => isKnownToInstall(release, device));
  const isOnPage = older !== undefined;
  useEffect(() => {
    if (!isOnPage) loadAllReleases();
  }, [isOnPage, loadAllReleases]);
  const phone = `This phone has Android ${device?.kind === "android" ? device.version : ""}.`;
  if (older) return <OlderDownload key={older.id} phone={phone} release={older} />;
  return (
    <p>
      {`${phone} Version ${newest.version} needs ${androidText(newest)}, ` +
        "and no older version is known to run on it."}
    </p>
  );
}

function isKnownToInstall(release: ReleaseSummary, device: Device | null) {
  const { androidPackage } = release;
  if (!androidPackage?.oldestAndroid || isTooNew(release, device)) return false;
  const { processors } = androidPackage;
  const processor = device?.kind === "android" ? device.processor : null;
  return !processor || processors.length === 0 || processors.includes(processor);
}

function OlderDownload({ phone, release }: { phone: string; release: ReleaseSummary }) {
  const { version } = release;
  const { downloadUrl } = linkOf(release);
  return (
    <>
      {downloadUrl && (
        <DownloadButton href={downloadUrl} label={`Download ${version}`} hasPackage />
      )}
      <p id={WORDS_ID} className={styles.summary}>
        {`${phone} Version `}
        <a href={versionFragment(version)}>{version}</a>
        <ReleaseLabels release={release} />
        {` is the newest for it. ${linkSummary(release)}`}
      </p>
    </>
  );
}
