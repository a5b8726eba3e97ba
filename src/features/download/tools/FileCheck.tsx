import { type ChangeEvent, lazy, useState } from "react";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import { useReleaseListActions } from "../list/useReleaseList";
import { LazyTool } from "../parts/LazyTool";
import * as styles from "./FileCheck.module.css";

const FileReport = lazy(() => import("./FileReport"));

/** Checks whether a visitor's file is a published one. It stays on the device. */
export function FileCheck() {
  const { loadAllReleases, refresh } = useReleaseListActions();
  const [chosen, setChosen] = useState<{ file: File; number: number } | null>(null);
  // Without a secure connection, a browser computes no digests.
  if (!useIsHydrated() || !window.isSecureContext) return null;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // Otherwise a browser reports no change if the same file is chosen again.
    currentTarget.value = "";
    setChosen({ file, number: (chosen?.number ?? 0) + 1 });
    // The file may be newer than the list of a tab that was left open.
    refresh();
    loadAllReleases();
  };

  return (
    <div className={styles.check}>
      <p>Your browser reads the file on your device. Nothing is uploaded.</p>
      {/* The input fills its frame, so the browser accepts a file that is dropped there. */}
      <label className={styles.zone}>
        <input type="file" onChange={choose} />
        <span>Choose the file, or drop it here</span>
      </label>
      {chosen && (
        <LazyTool key={chosen.number} failure="The checker could not be loaded.">
          <FileReport file={chosen.file} />
        </LazyTool>
      )}
    </div>
  );
}
