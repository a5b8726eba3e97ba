import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { buttonClass } from "../components/ui/buttonClass";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { findReleases, searchableReleases, wordsOf } from "../releases/findReleases";
import type { ReleaseListState } from "../releases/releaseList";
import { FOUND_PER_STEP } from "../site/limits";
import { FoundVersion } from "./FoundVersion";
import * as styles from "./FoundVersions.module.css";
import { writeUrlParameter } from "./urlParameters";
import { useShowInWindow } from "./useShowInWindow";

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
  const summary = summaryOf(matches.length, searched.length);
  const [restingSummary, setRestingSummary] = useState("");

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
  useShowInWindow(isOpening ? "found" : null, () => block.current, true);

  return (
    <div className={styles.found}>
      <p>
        {summary}
        {allReleasesFile.status === "loading" && ". Loading older versions..."}
      </p>
      <div role="status">
        <VisuallyHidden>{restingSummary}</VisuallyHidden>
      </div>
      {allReleasesFile.status === "failed" && (
        <p>
          Only the newest versions were searched: {allReleasesFile.message}. All versions are in{" "}
          <a href={plainListUrl}>the plain list</a>.
        </p>
      )}
      <ul>
        {matches.slice(0, count).map((release) => (
          <FoundVersion key={release.id} release={release} words={words} />
        ))}
      </ul>
      <p className={styles.end}>
        {matches.length > count && (
          <button
            type="button"
            className={buttonClass({ look: "outline" })}
            onClick={() => setMore({ query: shownQuery, count: count + FOUND_PER_STEP })}
          >
            Show more matches
          </button>
        )}
        {matches.length > count && `${count} of ${matches.length} shown`}
        <button type="button" className={buttonClass({ look: "outline", size: "small" })} onClick={onClear}>
          Clear the search
        </button>
      </p>
    </div>
  );
}

function summaryOf(matches: number, searched: number): string {
  const all = `${searched.toLocaleString("en")} versions`;
  if (matches === 0) return `None of ${all} matches`;
  return `${matches.toLocaleString("en")} of ${all} ${matches === 1 ? "matches" : "match"}`;
}
