import { useEffect } from "react";
import { useDevice } from "../../../browser/useDevice";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { choiceOf } from "../../../releases/choice";
import { downloadTexts, thisPhoneText } from "../../../releases/fileText";
import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment } from "../../../releases/version";
import { useReleaseListActions } from "../list/useReleaseList";
import { PrereleaseLabel } from "../parts/ReleaseDetails";
import { DownloadButton, EXPLANATION_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";

type OlderVersionProps = { older: ReleaseSummary | undefined; explanation: string };

/**
 * For a phone whose Android refuses the newest release: the newest version that it can install
 * (docs/rules.md, 13.12). Without one, `explanation` says why.
 */
export function OlderVersion({ older, explanation }: OlderVersionProps) {
  const { loadAllReleases } = useReleaseListActions();
  const device = useDevice();
  useEffect(() => {
    if (!older) loadAllReleases();
  }, [older, loadAllReleases]);
  const android = device?.kind === "android" ? `${device.version}` : "";
  if (!older) return <p>{downloadTexts.noVersion(android, explanation)}</p>;
  const { id, version } = older;
  // Of the link, and of no other file, a build has read which Android it needs.
  const choice = choiceOf(older, [], null);
  return (
    <ReplaceOnChange of={id}>
      {choice.button && (
        <DownloadButton {...choice.button} label={downloadTexts.version(version)} isApp />
      )}
      <p id={EXPLANATION_ID} className={styles.explanation}>
        <span>{thisPhoneText(android)}</span> Version{" "}
        <a href={versionFragment(version)}>{version}</a>
        <PrereleaseLabel release={older} />
        {" is the newest for it. "}
        <span>{choice.explanation}</span>
      </p>
    </ReplaceOnChange>
  );
}
