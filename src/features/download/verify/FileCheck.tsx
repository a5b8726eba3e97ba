import { type ChangeEvent, lazy, useState } from "react";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import { LazyTool } from "../LazyTool";
import { useReleaseListActions } from "../list/useReleaseList";
import * as styles from "./FileCheck.module.css";

const FileReport = lazy(async () => ({ default: (await import("./FileReport")).FileReport }));

/** Says which attached file of which release the visitor's file is, or that it is none of them (docs/rules.md, 13.3). */
export function FileCheck() {
  const { loadAllReleases, refresh } = useReleaseListActions();
  const [chosen, setChosen] = useState<{ file: File; number: number } | null>(null);
  if (!useIsHydrated()) return null;
  if (!window.isSecureContext)
    return <p>This page has no secure connection, so a file can be checked from the command line only.</p>;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // If the same file is chosen again, a browser reports it only if the field was empty.
    currentTarget.value = "";
    setChosen({ file, number: (chosen?.number ?? 0) + 1 });
    // The file may belong to a release that is newer than the list of a tab that was open for a while.
    refresh();
    loadAllReleases();
  };

  return (
    <div className={styles.check}>
      <p>Your browser reads the file on your device. Nothing is uploaded.</p>
      {/* The field fills its frame, so a file can be dropped anywhere in it: browsers accept that without a script. */}
      <label className={styles.zone}>
        <input type="file" onChange={choose} />
        <span>Drop the file here, or choose it</span>
      </label>
      {chosen && (
        <LazyTool key={chosen.number} failure="The checker could not be loaded.">
          <FileReport file={chosen.file} />
        </LazyTool>
      )}
    </div>
  );
}
