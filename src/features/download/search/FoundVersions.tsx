import { withPrefix } from "gatsby";
import { memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { DateText } from "../../../components/DateText";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { namesVersion, versionFragment } from "../../../releases/version";
import { FOUND_PER_STEP } from "../../../site/limits";
import { useInstallHelp } from "../install/useInstallHelp";
import { useShowInWindow } from "../links/useShowInWindow";
import { type AllReleasesStatus, type Coverage, coverageOf } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { writeParameter } from "../urlParameters";
import * as styles from "./FoundVersions.module.css";
import { findReleases, partsOf, searchableReleases, wordsOf } from "./findReleases";

interface FoundVersionsProps {
  query: string;
  /** Whether the page was opened with this query. */
  isOpening: boolean;
  /** The element around the field and this. */
  block: RefObject<HTMLElement | null>;
  /** The element in whose place this shows. */
  list: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** How long nothing is typed before the query counts as complete, in milliseconds. */
const REST = 500;

/**
 * The releases that have all words of a query, the newest first. They come from what the page knows at once, and from all releases
 * once these are loaded (docs/rules.md, 13.9).
 */
export function FoundVersions({ query, isOpening, block, list, onClear }: FoundVersionsProps) {
  const releaseList = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const { known, allReleasesFile } = releaseList;
  const coverage = coverageOf(releaseList);
  const searchable = useMemo(() => searchableReleases(known), [known]);
  // A key shows in the field at once, and what it finds a moment later.
  const shownQuery = useDeferredValue(query);
  const words = useMemo(() => wordsOf(shownQuery), [shownQuery]);
  const matches = useMemo(() => findReleases(searchable, words), [searchable, words]);
  const missing = missingOf(coverage, allReleasesFile);
  const summary = summaryOf(matches.length, known.length);
  const [restingSummary, setRestingSummary] = useState("");

  useEffect(() => {
    // After a failure, each new query tries again.
    if (query) loadAllReleases();
  }, [query, loadAllReleases]);
  useEffect(() => {
    // Not at each key: Safari allows a hundred changes of the URL in half a minute, and a screen reader should not speak all the time.
    const timer = setTimeout(() => {
      writeParameter("find", query);
      setRestingSummary(summary);
    }, REST);
    return () => clearTimeout(timer);
  }, [query, summary]);
  // The list stays until there is something to show in its place.
  useLayoutEffect(() => {
    const replaced = list.current;
    replaced?.setAttribute("hidden", "");
    return () => replaced?.removeAttribute("hidden");
  }, [list]);
  useShowInWindow(isOpening ? "found" : null, () => block.current, true);

  return (
    <div className={styles.found}>
      <p>{allReleasesFile.status === "loading" ? `${summary}. Loading older versions...` : summary}</p>
      <div role="status">
        <VisuallyHidden>{restingSummary}</VisuallyHidden>
      </div>
      {missing && (
        <p key={missing}>
          {missing} All versions are in <a href={withPrefix(PLAIN_LIST_PATH)}>the plain list</a>.
        </p>
      )}
      {coverage?.isCurrent === false && <p>Newer versions may be missing: the release list could not be loaded.</p>}
      <Matches key={shownQuery} releases={matches} newest={known[0]} words={words} onClear={onClear} />
    </div>
  );
}

/** Which older versions were not searched, in a sentence; "" if none is missing, or if they are still loading. */
function missingOf(coverage: Coverage | null, file: AllReleasesStatus): string {
  if (coverage?.isComplete) return "";
  if (file.status === "failed") return `Only the newest versions were searched: ${file.message}.`;
  return coverage ? "Older versions may be missing." : "";
}

function summaryOf(matches: number, searched: number): string {
  const all = `${searched.toLocaleString("en")} versions`;
  if (matches === 0) return `None of ${all} matches`;
  return `${matches.toLocaleString("en")} of ${all} ${matches === 1 ? "matches" : "match"}`;
}

interface MatchesProps extends Pick<FoundVersionsProps, "onClear"> {
  releases: readonly ReleaseSummary[];
  newest: ReleaseSummary | undefined;
  /** The words to mark. */
  words: readonly string[];
}

/** The first matches of a query, and more at each press. Give it a key for each query. */
function Matches({ releases, newest, words, onClear }: MatchesProps) {
  const [count, setCount] = useState(FOUND_PER_STEP);
  const list = useRef<HTMLUListElement>(null);

  // The button that has the focus moves down or disappears. So the focus goes to the first match that was added.
  useEffect(() => {
    if (count === FOUND_PER_STEP) return;
    list.current?.querySelectorAll<HTMLElement>(":scope > li")[count - FOUND_PER_STEP]?.focus({ preventScroll: true });
  }, [count]);

  return (
    <>
      <ul ref={list}>
        {releases.slice(0, count).map((release) => (
          <FoundVersion key={release.id} release={release} words={words} isOlder={release !== newest} />
        ))}
      </ul>
      <p className={styles.end}>
        {releases.length > count && (
          <button type="button" className={buttonClass({ look: "outline" })} onClick={() => setCount(count + FOUND_PER_STEP)}>
            Show more matches
          </button>
        )}
        {releases.length > count && <span>{`${count} of ${releases.length} shown`}</span>}
        <button type="button" className={buttonClass({ look: "outline", size: "small" })} onClick={onClear}>
          Clear the search
        </button>
      </p>
    </>
  );
}

interface FoundVersionProps extends Pick<MatchesProps, "words"> {
  release: ReleaseSummary;
  /** Whether it is older than the newest release. */
  isOlder: boolean;
}

/** Name, tag, date, download and feature lines, with the words marked. The name leads to the version. */
const FoundVersion = memo(function FoundVersion({ release, words, isOlder }: FoundVersionProps) {
  const { onDownload, help } = useInstallHelp({ isOlder });
  const { name, version, date, features, downloadUrl } = release;
  return (
    <li tabIndex={-1}>
      <h3>
        <a href={versionFragment(version)}>
          <Marked text={name} words={words} />
        </a>{" "}
        {!namesVersion(release) && (
          <small>
            <Marked text={version} words={words} />
          </small>
        )}
      </h3>
      <p className={styles.facts}>
        {date && <DateText date={date} />}
        {downloadUrl && (
          <a href={downloadUrl} rel="noopener" aria-label={`Download ${name}`} onClick={() => onDownload(downloadUrl)}>
            Download
          </a>
        )}
      </p>
      {help}
      {features.length > 0 && (
        <ul>
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
            <li key={index}>
              <Marked text={feature} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0;
  const parts = partsOf(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
  });
  return <span key={[text, ...words].join("\n")}>{parts}</span>;
}
