import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import * as sharedStyles from "../../../components/shared.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PreviousVersion } from "../previous/PreviousVersion";
import type { RenderText } from "../ReleaseNotes";
import { scrollOnceTo } from "../scrollOnceTo";
import { useAddedItemFocus } from "../useAddedItemFocus";
import * as styles from "./FoundVersions.module.css";
import { splitAtMatches, wordPatterns } from "./wordPatterns";

type FoundVersionsProps = {
  query: string;
  /** The visitor has stopped typing, so a screen reader may speak. */
  isComplete: boolean;
  /** If the query comes from a link: the element to scroll to. */
  linked: RefObject<HTMLElement> | null;
  onClear: () => void;
  /** For the link to a version. The cards are memoized, so keep the function the same. */
  onFollow: () => void;
};

/** How many matches show at first, and how many a press adds. */
const STEP = 20;

/** Back to this query shows as many matches again. */
let lastShown = { query: "", count: 0 };

export default function FoundVersions(props: FoundVersionsProps) {
  const { query, isComplete, linked, onClear, onFollow } = props;
  const { known, allReleasesFile } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const patterns = useMemo(() => wordPatterns(query), [query]);
  const matches = useMemo(() => findReleases(known, patterns), [known, patterns]);
  const mark = useMemo(
    (): RenderText => (text) => <Marked text={text} patterns={patterns} />,
    [patterns],
  );
  const [shown, setShown] = useState(lastShown);
  const count = Math.min(shown.query === query ? shown.count : STEP, matches.length);
  const { list: found, beforeAdding } = useAddedItemFocus<HTMLUListElement>(count);
  const summary = summaryOf(matches.length, known.length);

  useEffect(() => {
    // A new query is also a retry after a failure.
    if (query) loadAllReleases();
  }, [query, loadAllReleases]);
  useEffect(() => {
    if (linked) scrollOnceTo(linked.current);
  }, [linked]);

  const showMore = () => {
    beforeAdding();
    lastShown = { query, count: count + STEP };
    setShown(lastShown);
  };

  return (
    <div className={styles.found}>
      <p>
        {allReleasesFile.status === "loading" ? `${summary}. Loading older versions...` : summary}
      </p>
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

function findReleases(releases: readonly ReleaseSummary[], patterns: readonly RegExp[]) {
  return releases.filter(({ version, name, features }) => {
    const text = [version, name, ...features].join("\n").normalize();
    return patterns.every((pattern) => pattern.test(text));
  });
}

function summaryOf(matches: number, searched: number): string {
  const all = `${searched.toLocaleString("en")} versions`;
  if (matches === 0) return `None of ${all} matches`;
  return `${matches.toLocaleString("en")} of ${all} ${matches === 1 ? "matches" : "match"}`;
}

function Marked({ text, patterns }: { text: string; patterns: readonly RegExp[] }) {
  const parts = splitAtMatches(text, patterns).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the span has another key if a part changes
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
  return <span key={[text, ...patterns].join("\n")}>{parts}</span>;
}
