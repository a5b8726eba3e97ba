import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import * as sharedStyles from "../../../components/shared.module.css";
import type { ReleaseSummary } from "../../../releases/release";
import { language } from "../../../site/product";
import { MissingReleases } from "../list/MissingReleases";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { useAddedItemFocus } from "../parts/useAddedItemFocus";
import * as styles from "./FoundVersions.module.css";
import { PreviousVersion } from "./PreviousVersion";
import { searchForm, searchWords } from "./searchForm";

type FoundVersionsProps = {
  query: string;
  /** The visitor has stopped typing, so a screen reader may speak. */
  isComplete: boolean;
  onClear: () => void;
};

const STEP = 20;

/** Back to this query shows as many matches again. */
let lastShown = { query: "", count: 0 };

export default function FoundVersions({ query, isComplete, onClear }: FoundVersionsProps) {
  const { releases, allReleases } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const queryWords = useMemo(() => searchWords(query), [query]);
  // Not for each query: it takes longer than the search.
  const forms = useMemo(() => releases.map(formOf), [releases]);
  const matches = useMemo(
    () => releases.filter((_, index) => queryWords.every((word) => forms[index]?.includes(word))),
    [releases, forms, queryWords],
  );
  const [shown, setShown] = useState(lastShown);
  const count = Math.min(shown.query === query ? shown.count : STEP, matches.length);
  const { list: found, beforeAdding } = useAddedItemFocus<HTMLUListElement>(count);
  const total = matches.length.toLocaleString(language);
  const result = resultText(matches.length, releases.length);

  useEffect(() => {
    // A new query is also a retry after a failure.
    if (query) loadAllReleases();
  }, [query, loadAllReleases]);

  const showMore = () => {
    beforeAdding();
    lastShown = { query, count: count + STEP };
    setShown(lastShown);
  };

  return (
    <div className={styles.result}>
      <p className={sharedStyles.quiet}>
        {allReleases.status === "loading" ? `${result}. Loading...` : result}
      </p>
      <span className={sharedStyles.visuallyHidden} role="status">
        {isComplete && result}
      </span>
      <ul role="list" ref={found}>
        {matches.slice(0, count).map((release) => (
          <li key={release.id} tabIndex={-1}>
            <PreviousVersion release={release} isFound />
          </li>
        ))}
      </ul>
      <MissingReleases />
      <p className={sharedStyles.line}>
        {matches.length > count && (
          <>
            <button type="button" className={buttonClass("outline")} onClick={showMore}>
              Show more matches
            </button>
            <span>{`${count.toLocaleString(language)} of ${total} shown`}</span>
          </>
        )}
        <button type="button" className={buttonClass("outline", "small")} onClick={onClear}>
          Clear the search
        </button>
      </p>
    </div>
  );
}

function formOf({ version, name, features }: ReleaseSummary) {
  return searchForm([version, name, ...features].join("\n"));
}

function resultText(matches: number, searched: number) {
  const count = matches === 0 ? "None" : matches.toLocaleString(language);
  const verb = matches > 1 ? "match" : "matches";
  return `${count} of ${searched.toLocaleString(language)} versions ${verb}`;
}
