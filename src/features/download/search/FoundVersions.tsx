import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import * as sharedStyles from "../../../components/shared.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PreviousVersion } from "../previous/PreviousVersion";
import { type RenderText, useAddedItemFocus } from "../releaseParts";
import { showOnce } from "../showOnce";
import * as styles from "./FoundVersions.module.css";
import { foldText, partsOf } from "./foldText";

interface FoundVersionsProps {
  query: string;
  /** Whether the visitor has stopped typing: a screen reader should not speak at every key. */
  isComplete: boolean;
  /** The element to bring into the window; null if the visitor has typed the query. */
  linked: RefObject<HTMLElement> | null;
  onClear: () => void;
  /** Called when the visitor follows the link to a version that was found. Keep it the same, because the cards are memoized. */
  onFollow: () => void;
}

/** How many matches show at first, and how many more at each press. */
const FOUND_PER_STEP = 20;

/** How many matches of which query were shown last: who comes back finds as many. */
let lastShown = { query: "", count: 0 };

/** The releases that have all words of a query: those that the page knows at once, and all once they are loaded (docs/rules.md, 13.9). */
export function FoundVersions({ query, isComplete, linked, onClear, onFollow }: FoundVersionsProps) {
  const { known, allReleasesFile } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const searchable = useMemo(() => searchableReleases(known), [known]);
  const words = useMemo(() => wordsOf(query), [query]);
  const matches = useMemo(() => findReleases(searchable, words), [searchable, words]);
  const mark = useMemo((): RenderText => (text) => <Marked text={text} words={words} />, [words]);
  const [shown, setShown] = useState(lastShown);
  const count = shown.query === query ? shown.count : FOUND_PER_STEP;
  const { list: found, beforeAdding } = useAddedItemFocus<HTMLUListElement>(Math.min(count, matches.length));
  const summary = summaryOf(matches.length, known.length);

  useEffect(() => {
    // After a failure, each new query tries again.
    if (query) loadAllReleases();
  }, [query, loadAllReleases]);
  useEffect(() => {
    if (linked) showOnce(linked.current);
  }, [linked]);

  const showMore = () => {
    beforeAdding();
    lastShown = { query, count: count + FOUND_PER_STEP };
    setShown(lastShown);
  };

  return (
    <div className={styles.found}>
      <p>{allReleasesFile.status === "loading" ? `${summary}. Loading older versions...` : summary}</p>
      <div role="status">
        <VisuallyHidden>{isComplete && summary}</VisuallyHidden>
      </div>
      <ul ref={found}>
        {matches.slice(0, count).map((release) => (
          <li key={release.id} tabIndex={-1}>
            <PreviousVersion release={release} renderText={mark} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <p className={sharedStyles.line}>
        {matches.length > count && (
          <>
            <button type="button" className={buttonClass("outline")} onClick={showMore}>
              Show more matches
            </button>
            <span>{`${count} of ${matches.length} shown`}</span>
          </>
        )}
        <button type="button" className={buttonClass("outline", "small")} onClick={onClear}>
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

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts = partsOf(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the element around the parts has another key if one of them changes
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
  return <span key={[text, ...words].join("\n")}>{parts}</span>;
}

/** Prepares releases for {@link findReleases}. Do it once for a list: a thousand releases take a slow phone some time. */
export function searchableReleases(releases: readonly ReleaseSummary[]): { release: ReleaseSummary; text: string }[] {
  const textOf = ({ version, name, features }: ReleaseSummary) => foldText([version, name, ...features].join("\n"));
  return releases.map((release) => ({ release, text: textOf(release) }));
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return [...new Set(foldText(query).split(/\s+/).filter(Boolean))];
}

/** The releases that have all of these words, in their order (docs/rules.md, 13.9). Without a word, all of them. */
export function findReleases(releases: ReturnType<typeof searchableReleases>, words: readonly string[]): ReleaseSummary[] {
  return releases.filter(({ text }) => words.every((word) => text.includes(word))).map(({ release }) => release);
}
