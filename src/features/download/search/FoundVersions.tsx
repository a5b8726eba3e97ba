import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { FOUND_PER_STEP } from "../../../site/limits";
import { useShowInWindow } from "../links/useShowInWindow";
import type { ReleaseListState } from "../list/releaseList";
import { writeUrlParameter } from "../urlParameters";
import { FoundVersion } from "./FoundVersion";
import * as styles from "./FoundVersions.module.css";
import { findReleases, searchableReleases, wordsOf } from "./findReleases";

/** What the search reads of the release list. */
export type SearchedList = Pick<ReleaseListState, "known" | "allReleases" | "allReleasesFile">;

interface FoundVersionsProps {
  query: string;
  list: SearchedList;
  loadAllReleases: () => void;
  plainListUrl: string;
  /** Whether the page was opened with this query. */
  isOpening: boolean;
  /** The element around the field and this. */
  block: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** How long nothing is typed before the query counts as complete, in milliseconds. */
const REST = 500;

/**
 * The releases that have all words of a query, the newest first. They come from what the page knows at once, and from all releases
 * once these are loaded (docs/rules.md, 13.9).
 */
export function FoundVersions({ query, list, loadAllReleases, plainListUrl, isOpening, block, onClear }: FoundVersionsProps) {
  const { known, allReleases, allReleasesFile } = list;
  const searched = allReleases?.releases ?? known;
  const searchable = useMemo(() => searchableReleases(searched), [searched]);
  // A key shows in the field at once, and what it finds a moment later.
  const shownQuery = useDeferredValue(query);
  const words = useMemo(() => wordsOf(shownQuery), [shownQuery]);
  const matches = useMemo(() => findReleases(searchable, words), [searchable, words]);
  const [more, setMore] = useState({ query: "", count: FOUND_PER_STEP });
  const count = more.query === shownQuery ? more.count : FOUND_PER_STEP;
  const missing = missingOf(list);
  const summary = summaryOf(matches.length, searched.length);
  const [restingSummary, setRestingSummary] = useState("");
  const matchList = useRef<HTMLUListElement>(null);
  const firstAdded = useRef<number | null>(null);
  const showMore = () => {
    firstAdded.current = count;
    setMore({ query: shownQuery, count: count + FOUND_PER_STEP });
  };

  useEffect(() => {
    // After a failure, each new query tries again.
    if (query) loadAllReleases();
  }, [query, loadAllReleases]);
  useEffect(() => {
    // Not at each key: Safari allows a hundred changes of the URL in half a minute, and a screen reader should not speak all the time.
    const timer = setTimeout(() => {
      writeUrlParameter("find", query);
      setRestingSummary(summary);
    }, REST);
    return () => clearTimeout(timer);
  }, [query, summary]);
  // The button that has the focus moves down or disappears. So the focus goes to the first match that was added.
  useEffect(() => {
    if (firstAdded.current === null || count <= firstAdded.current) return;
    matchList.current?.querySelectorAll<HTMLElement>(":scope > li")[firstAdded.current]?.focus({ preventScroll: true });
    firstAdded.current = null;
  }, [count]);
  useShowInWindow(isOpening ? "found" : null, () => block.current, true);

  return (
    <div className={styles.found}>
      <p>{allReleasesFile.status === "loading" ? `${summary}. Loading older versions...` : summary}</p>
      <div role="status">
        <VisuallyHidden>{restingSummary}</VisuallyHidden>
      </div>
      {missing && (
        <p key={missing}>
          {missing} All versions are in <a href={plainListUrl}>the plain list</a>.
        </p>
      )}
      {allReleases?.isCurrent === false && <p>Newer versions may be missing: the release list could not be loaded.</p>}
      <ul ref={matchList}>
        {matches.slice(0, count).map((release) => (
          <FoundVersion key={release.id} release={release} words={words} isOlder={release !== searched[0]} />
        ))}
      </ul>
      <p className={styles.end}>
        {matches.length > count && (
          <button type="button" className={buttonClass({ look: "outline" })} onClick={showMore}>
            Show more matches
          </button>
        )}
        {matches.length > count && <span>{`${count} of ${matches.length} shown`}</span>}
        <button type="button" className={buttonClass({ look: "outline", size: "small" })} onClick={onClear}>
          Clear the search
        </button>
      </p>
    </div>
  );
}

/** Which older versions were not searched, in a sentence; "" if none is missing, or if they are still loading. */
function missingOf({ allReleases, allReleasesFile }: SearchedList): string {
  if (allReleases?.isComplete) return "";
  if (allReleasesFile.status === "failed") return `Only the newest versions were searched: ${allReleasesFile.message}.`;
  return allReleases ? "Older versions may be missing." : "";
}

function summaryOf(matches: number, searched: number): string {
  const all = `${searched.toLocaleString("en")} versions`;
  if (matches === 0) return `None of ${all} matches`;
  return `${matches.toLocaleString("en")} of ${all} ${matches === 1 ? "matches" : "match"}`;
}
