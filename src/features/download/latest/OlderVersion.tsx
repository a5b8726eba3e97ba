import { useEffect } from "react";
import { useDevice } from "../../../browser/useDevice";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { choiceOf, newestFor } from "../../../releases/choice";
import { downloadTexts, thisPhoneText } from "../../../releases/fileText";
import { recommendFile } from "../../../releases/recommendFile";
import { versionFragment } from "../../../releases/version";
import { InstallNote } from "../files/InstallHelp";
import { MissingReleases } from "../list/MissingReleases";
import { hasEveryResponse } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PrereleaseLabel } from "../parts/ReleaseDetails";
import { DownloadButton, EXPLANATION_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";

/**
 * For a phone whose Android refuses the newest release: the newest version that it can install
 * (docs/rules.md, 13.12). Without one, `explanation` says why.
 */
export function OlderVersion({ explanation }: { explanation: string }) {
  const list = useReleaseList();
  const { loadAllReleases } = useReleaseListActions();
  const device = useDevice();
  useEffect(loadAllReleases, [loadAllReleases]);
  const android = device?.kind === "android" ? `${device.version}` : "";
  const isLoaded = list.allReleases.status === "loaded";
  const isComplete = isLoaded && hasEveryResponse(list);
  // Until then, only of the links is known what their packages need.
  const older = newestFor(list.releases, isLoaded ? list.files : new Map(), device);
  if (!older || !(isComplete || recommendFile(older.files, device))) {
    const { noVersion, noVersionYet } = downloadTexts;
    const end = isComplete ? noVersion : hasEveryResponse(list) ? "." : noVersionYet;
    return (
      <div className={styles.noVersion}>
        <p key={end}>{`${thisPhoneText(android)} ${explanation}${end}`}</p>
        <MissingReleases />
      </div>
    );
  }
  const { id, version, files } = older;
  const { button, note, ...choice } = choiceOf(older, files, device);
  return (
    // Only for another version: its parts may have the focus.
    <ReplaceOnChange of={id}>
      {button && <DownloadButton {...button} label={downloadTexts.version(version)} />}
      <p id={EXPLANATION_ID} className={styles.explanation}>
        <span>{thisPhoneText(android)}</span> Version{" "}
        <a href={versionFragment(version)}>{version}</a>
        <PrereleaseLabel release={older} />
        <ReplaceOnChange of={isComplete + choice.explanation}>
          <span>{isComplete ? " is the newest for it. " : " runs on it. "}</span>
          <span>{choice.explanation}</span>
        </ReplaceOnChange>
      </p>
      {note && <p className={styles.sentence}>{note}</p>}
      <InstallNote />
    </ReplaceOnChange>
  );
}
