import { type ChangeEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "../components/ui/buttonClass";
import type { WholeList } from "../releases/release";
import * as styles from "./FileCheck.module.css";
import { Verdict } from "./Verdict";

type CheckState =
  | { status: "idle" }
  | { status: "reading"; file: File; bytes: number }
  | { status: "read"; answer: ReactNode }
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
        const { answerAbout } = await loadAnswerAbout();
        const answer = await answerAbout(file, loadWhole, (bytes) => show({ status: "reading", file, bytes }), signal);
        show({ status: "read", answer });
      } catch (error) {
        show({ status: "failed", file, message: error instanceof Error ? error.message : String(error) });
      }
    },
    [loadWhole],
  );

  useEffect(() => {
    // Chosen before React took the page over.
    const chosen = input.current?.files?.[0];
    if (chosen) check(chosen);
    return () => work.current?.abort();
  }, [check]);

  const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    // The same file chosen again would change nothing, and not be heard of.
    currentTarget.value = "";
  };
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
        <input ref={input} type="file" onClick={forget} onChange={choose} />
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
        {state.status === "read" && state.answer}
        {state.status === "failed" && (
          <Verdict look="unsure" title={`${state.file.name} could not be checked`}>
            It could not be read ({state.message}). Choose it again, or use a command.
          </Verdict>
        )}
      </div>
    </div>
  );
}

/** What it takes to look at a file comes when there is one. */
async function loadAnswerAbout() {
  try {
    return await import("./answerAbout");
  } catch {
    throw new Error("the program for it could not be loaded");
  }
}
