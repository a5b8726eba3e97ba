import { type ChangeEvent, useRef, useState } from "react";
import { useLazyComponent } from "../../../browser/useLazyComponent";
import type { AllReleases } from "../list/listContent";
import * as styles from "./FileCheck.module.css";

interface FileCheckProps {
  /** The releases to search; null until they are loaded. */
  allReleases: AllReleases | null;
  loadAllReleases: () => void;
}

const loadFileReport = async () => (await import("./FileReport")).FileReport;

/** Says which attached file of which release the visitor's file is, or that it is none of them (docs/rules.md, 13.3). */
export function FileCheck({ allReleases, loadAllReleases }: FileCheckProps) {
  const [chosen, setChosen] = useState<{ file: File; askedAt: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { component: FileReport, hasFailed } = useLazyComponent(loadFileReport, chosen);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // If the same file is chosen again, a browser reports it only if the field was empty.
    currentTarget.value = "";
    setChosen({ file, askedAt: Date.now() });
    loadAllReleases();
  };
  const cancel = () => {
    setChosen(null);
    input.current?.focus();
  };

  return (
    <div className={styles.check}>
      {/* The field fills its frame, so a file can be dropped anywhere in it: browsers accept that without a script. */}
      <label className={styles.zone}>
        <input ref={input} type="file" onChange={choose} />
        <span>Drop the file here, or choose it</span>
      </label>
      <p role="status">{hasFailed && "The checker could not be loaded. Choose the file again."}</p>
      {chosen && FileReport && <FileReport {...chosen} allReleases={allReleases} onCancel={cancel} />}
    </div>
  );
}
