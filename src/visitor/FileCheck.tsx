import { useCallback, useEffect, useRef, useState } from "react";
import type { WholeList } from "../releases/release";
import * as styles from "./FileCheck.module.css";
import { useLazyComponent } from "./useLazyComponent";

interface FileCheckProps {
  whole: WholeList | null;
  /** Has the whole list loaded. */
  onWholeWanted: () => void;
}

const loadFileReport = async () => (await import("./FileReport")).FileReport;

/** Tells of a file on the visitor's device which attached file of which release it is, or that it is none. Nothing is uploaded. */
export function FileCheck({ whole, onWholeWanted }: FileCheckProps) {
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { component: FileReport, isMissing } = useLazyComponent(loadFileReport, file);

  const take = useCallback(() => {
    const chosen = input.current?.files?.[0];
    if (!input.current || !chosen) return;
    // The same file chosen again is only heard of where the field was empty.
    input.current.value = "";
    setFile(chosen);
    onWholeWanted();
  }, [onWholeWanted]);

  // What was chosen before React took the page over.
  useEffect(take, [take]);

  const cancel = () => {
    setFile(null);
    input.current?.focus();
  };

  return (
    <div className={styles.check}>
      {/* The field fills its frame: a browser takes a file that is dropped on it without any script. */}
      <label className={styles.zone}>
        <input ref={input} type="file" onChange={take} />
        <span>Drop the file here, or choose it</span>
      </label>
      <p role="status">{isMissing && "The file could not be checked: the script for it failed to come. Choose it again."}</p>
      {file && FileReport && <FileReport file={file} whole={whole} onCancel={cancel} />}
    </div>
  );
}
