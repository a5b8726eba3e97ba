import { type ChangeEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import type { WholeList } from "../releases/release";
import * as styles from "./ChangesSince.module.css";
import { useLazyComponent } from "./useLazyComponent";
import { keepVersionInAddress, versionInAddress } from "./versionInAddress";

interface ChangesSinceProps {
  /** The versions to choose from. */
  versions: readonly string[];
  /** Whether there are more, which the whole list knows. */
  hasUnknown: boolean;
  whole: WholeList | null;
  /** Has the whole list loaded. */
  onWholeWanted: () => void;
  /** The page's place for the router: another object after each navigation, which may have changed the address. */
  place: object;
}

/** What is asked: what came after a version, and whether a link asks it. */
export interface SinceQuestion {
  version: string;
  isLinked: boolean;
}

const loadSinceAnswer = async () => (await import("./SinceAnswer")).SinceAnswer;

/** Everything that came after the visitor's version, which they choose or which a link names: `/download?from=1.4.0`. */
export function ChangesSince({ versions, hasUnknown, whole, onWholeWanted, place }: ChangesSinceProps) {
  const [question, setQuestion] = useState<SinceQuestion | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const lastPlace = useRef<object | null>(null);
  const { component: SinceAnswer, isMissing } = useLazyComponent(loadSinceAnswer, question);

  const showAnswered = useCallback((version: string) => {
    if (select.current) select.current.value = version;
  }, []);
  const ask = useCallback(
    (version: string, isLinked: boolean) => {
      setQuestion(version ? { version, isLinked } : null);
      if (version) onWholeWanted();
    },
    [onWholeWanted],
  );

  useEffect(() => {
    // Chosen before React took the page over, it is a later wish than the link's.
    const chosen = lastPlace.current ? "" : (select.current?.value ?? "");
    lastPlace.current = place;
    if (chosen) keepVersionInAddress(chosen);
    const version = chosen || versionInAddress();
    if (!version) showAnswered("");
    ask(version, !chosen);
  }, [ask, showAnswered, place]);

  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    keepVersionInAddress(value);
    ask(value, false);
  };
  const open = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") onWholeWanted();
  };

  return (
    <section className={styles.since} aria-labelledby="since-title">
      <div className={styles.row}>
        <h2 id="since-title">Since Your Version</h2>
        <div>
          <label className={styles.chooser}>
            Everything that came after
            <select ref={select} onChange={choose} onPointerDown={onWholeWanted} onKeyDown={open}>
              <option value="">your version</option>
              {versions.map((version) => (
                <option key={version}>{version}</option>
              ))}
              {hasUnknown && <option disabled>older ones are on their way</option>}
            </select>
          </label>
          <p role="status">
            {isMissing && "What came after it cannot be shown: the script for it failed to come. Choose it again."}
          </p>
          {question && SinceAnswer && <SinceAnswer question={question} whole={whole} onAnswered={showAnswered} />}
        </div>
      </div>
    </section>
  );
}
