import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "../components/ui/buttonClass";
import { type Identity, identifyFile } from "../releases/identifyFile";
import type { WholeList } from "../releases/release";
import * as styles from "./FileCheck.module.css";
import { hashFile } from "./hashFile";

type CheckState =
  | { status: "idle" }
  | { status: "reading"; file: File; bytes: number }
  | { status: "read"; file: File; sha256: string; identity: Identity; isComplete: boolean }
  | { status: "failed"; file: File; message: string };

interface FileCheckProps {
  loadWhole: () => Promise<WholeList>;
}

/** Percent between two announcements of a screen reader. */
const STEP = 25;

/** Tells of a file on the visitor's device which attached file of which release it is, or that it is none. Nothing is uploaded. */
export function FileCheck({ loadWhole }: FileCheckProps) {
  const [state, setState] = useState<CheckState>({ status: "idle" });
  const input = useRef<HTMLInputElement>(null);
  const work = useRef<AbortController | null>(null);

  const check = useCallback(
    async (file: File) => {
      work.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      work.current = controller;
      const show = (next: CheckState) => {
        if (!signal.aborted) setState(next);
      };
      show({ status: "reading", file, bytes: 0 });
      try {
        const [sha256, { releases, isComplete }] = await Promise.all([
          hashFile(file, (bytes) => show({ status: "reading", file, bytes }), signal),
          loadWhole(),
        ]);
        show({ status: "read", file, sha256, identity: identifyFile(sha256, file.size, releases), isComplete });
      } catch (error) {
        show({ status: "failed", file, message: error instanceof Error ? error.message : String(error) });
      }
    },
    [loadWhole],
  );

  useEffect(() => {
    // Chosen before this script came.
    const chosen = input.current?.files?.[0];
    if (chosen) check(chosen);
    return () => work.current?.abort();
  }, [check]);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (chosen) check(chosen);
  };
  const cancel = () => {
    work.current?.abort();
    setState({ status: "idle" });
    if (input.current) input.current.value = "";
    input.current?.focus();
  };

  const percent = state.status === "reading" ? Math.floor((state.bytes / Math.max(state.file.size, 1)) * 100) : 0;
  return (
    <div className={styles.check}>
      {/* The field fills its frame: a browser takes a file that is dropped on it without any script. */}
      <label className={styles.zone}>
        <input ref={input} type="file" onChange={choose} />
        <span>Drop the file here, or choose it</span>
      </label>
      {state.status === "reading" && (
        <div className={styles.progress}>
          <progress value={state.bytes} max={state.file.size} aria-label={`Reading ${state.file.name}`} />
          <span>{percent} %</span>
          <button type="button" className={buttonClass({ look: "outline", size: "small" })} onClick={cancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="status">
        {state.status === "reading" && (
          <p className={styles.reading}>
            Reading {state.file.name}: {Math.floor(percent / STEP) * STEP} %
          </p>
        )}
        {state.status === "read" && <Answer {...state} />}
        {state.status === "failed" && (
          <Verdict look="unsure" title={`${state.file.name} could not be checked`}>
            It could not be read ({state.message}). Choose it again, or use a command.
          </Verdict>
        )}
      </div>
    </div>
  );
}

function Answer({ file, sha256, identity, isComplete }: Extract<CheckState, { status: "read" }>) {
  const digest = (
    <>
      {" "}
      Its SHA-256: <code>{sha256}</code>
    </>
  );
  if (identity.status === "known") {
    const [{ file: attached, release }, ...others] = identity.matches;
    return (
      <Verdict look="known" title={`This is ${attached.name} of ${release.name}`}>
        Byte for byte the file of version {[release, ...others.map((match) => match.release)].map((one) => one.version).join(", ")}.
        {digest}
      </Verdict>
    );
  }
  if (!isComplete) {
    return (
      <Verdict look="unsure" title={`${file.name} was not found`}>
        It is none of the newest files, and the complete list of releases could not be loaded: it may be an older one. Try again.
        {digest}
      </Verdict>
    );
  }
  if (identity.status === "foreign") {
    return (
      <Verdict look="foreign" title={`${file.name} is none of the published files`}>
        No release has a file like it: it may be damaged, changed by somebody, or from elsewhere. Do not install it; download it
        again from this page.{digest}
      </Verdict>
    );
  }
  const [candidate] = identity.candidates;
  return (
    <Verdict look="unsure" title={`Nobody can tell what ${file.name} is`}>
      {candidate
        ? `No SHA-256 is published for ${candidate.file.name} of ${candidate.release.name}, which it may be or not.`
        : "No SHA-256 is published for any release."}{" "}
      If you are not sure where it comes from, download it again from this page.{digest}
    </Verdict>
  );
}

const LOOKS = { known: styles.known, foreign: styles.foreign, unsure: styles.unsure };

interface VerdictProps {
  look: Identity["status"];
  title: string;
  children: ReactNode;
}

function Verdict({ look, title, children }: VerdictProps) {
  return (
    <div className={`${styles.verdict} ${LOOKS[look]}`}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
