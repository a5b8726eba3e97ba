import { type ChangeEvent, lazy, useRef, useState } from "react";
import { LazyTool } from "../LazyTool";
import { useReleaseListActions } from "../list/useReleaseList";
import * as styles from "./FileCheck.module.css";

const FileReport = lazy(async () => ({ default: (await import("./FileReport")).FileReport }));

/** Says which attached file of which release the visitor's file is, or that it is none of them (docs/rules.md, 13.3). */
export function FileCheck() {
  const { loadAllReleases } = useReleaseListActions();
  const [chosen, setChosen] = useState<{ file: File; askedAt: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);

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
      <p>Your browser reads the file on your device. Nothing is uploaded.</p>
      {/* The field fills its frame, so a file can be dropped anywhere in it: browsers accept that without a script. */}
      <label className={styles.zone}>
        <input ref={input} type="file" onChange={choose} />
        <span>Drop the file here, or choose it</span>
      </label>
      {chosen && (
        <LazyTool key={chosen.askedAt} failure="The checker could not be loaded.">
          <FileReport {...chosen} onCancel={cancel} />
        </LazyTool>
      )}
    </div>
  );
}
