import { type ChangeEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../../../browser/useLazyComponent";
import * as fieldStyles from "../../../components/Field.module.css";
import type { ReleaseListState } from "../list/releaseList";
import { readVersionFromUrl, writeUrlParameter } from "../urlParameters";
import * as styles from "./ChangesSince.module.css";

interface ChangesSinceProps {
  list: SinceList;
  loadAllReleases: () => void;
  /** The router's location: another object after each navigation, when the URL may ask about another version. */
  location: object;
}

/** What the question and its answer read of the release list. */
export type SinceList = Pick<
  ReleaseListState,
  "known" | "versions" | "latestFiles" | "hasUnknownReleases" | "allReleases" | "allReleasesFile" | "refresh"
>;

/** A question: what changed since this version? `isLinked`: a link asked it, not the visitor. `askedAt` is in milliseconds. */
export interface SinceQuestion {
  version: string;
  isLinked: boolean;
  askedAt: number;
}

const loadSinceAnswer = async () => (await import("./SinceAnswer")).SinceAnswer;

/**
 * All changes since the visitor's version, which they choose or a link names, as in `/download?from=1.4.0` (docs/rules.md, 13.1).
 */
export function ChangesSince({ list, loadAllReleases, location }: ChangesSinceProps) {
  const [question, setQuestion] = useState<SinceQuestion | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const lastLocation = useRef<object | null>(null);
  const { component: SinceAnswer, hasFailed } = useLazyComponent(loadSinceAnswer, question);

  const showAnswered = useCallback((version: string) => {
    if (select.current) select.current.value = version;
  }, []);
  const ask = useCallback(
    (version: string, isLinked: boolean) => setQuestion(version ? { version, isLinked, askedAt: Date.now() } : null),
    [],
  );

  useEffect(() => {
    if (lastLocation.current === location) return;
    lastLocation.current = location;
    const version = readVersionFromUrl();
    if (!version) showAnswered("");
    ask(version, true);
  }, [ask, showAnswered, location]);

  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    writeUrlParameter("from", value);
    ask(value, false);
  };
  const open = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") loadAllReleases();
  };

  return (
    <section className={styles.since} aria-labelledby="since-title">
      <div className={styles.row}>
        <h2 id="since-title">Since Your Version</h2>
        <div>
          <label className={styles.chooser}>
            Show changes since
            <select ref={select} className={fieldStyles.field} onChange={choose} onPointerDown={loadAllReleases} onKeyDown={open}>
              <option value="">your version</option>
              {list.versions.map((version) => (
                // The value stays if a browser translates the text.
                <option key={version} value={version}>
                  {version}
                </option>
              ))}
              <MissingVersions list={list} />
            </select>
          </label>
          <p role="status">{hasFailed && "The changes could not be loaded. Choose the version again."}</p>
          {question && SinceAnswer && (
            <SinceAnswer question={question} list={list} loadAllReleases={loadAllReleases} onAnswered={showAnswered} />
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Says why older versions are not among the options, once the visitor has asked for them. The words are as short as a version: longer
 * ones would widen the field, and move what is below it.
 */
function MissingVersions({ list: { hasUnknownReleases, allReleasesFile } }: Pick<ChangesSinceProps, "list">) {
  const { status } = allReleasesFile;
  if (!hasUnknownReleases || status === "idle") return null;
  return <option disabled>{status === "failed" ? "some missing" : "loading..."}</option>;
}
