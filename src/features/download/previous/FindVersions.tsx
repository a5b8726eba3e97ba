import { lazy, type PropsWithChildren, useDeferredValue, useEffect, useRef, useState } from "react";
import { decodeFragment } from "../../../browser/fragment";
import type { PageLocation } from "../../../browser/usePageLocation";
import * as sharedStyles from "../../../components/shared.module.css";
import { versionIn } from "../../../releases/version";
import { searchExample } from "../../../site/product";
import * as fieldStyles from "../parts/Field.module.css";
import { LazyTool } from "../parts/LazyTool";
import { scrollToLinked } from "../parts/linkedScroll";
import { parameterIn, useUrlParameter } from "../parts/useUrlParameter";
import * as styles from "./FindVersions.module.css";

const MAX_QUERY_LENGTH = 100;

/** In milliseconds. Safari allows 100 changes in 30 seconds. */
const URL_DEBOUNCE = 500;

const FoundVersions = lazy(() => import("./FoundVersions"));

/** The found versions replace `children`, the list. */
export function FindVersions({ children }: PropsWithChildren) {
  const block = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { value: text, isEntered, enter, write } = useUrlParameter("find", queryIn);
  const query = text.trim();
  // The field shows each key before the search renders. After Back, it renders at once, or the page
  // would be too short for its scroll position.
  const deferredQuery = useDeferredValue(query);
  const shownQuery = isEntered ? deferredQuery : query;
  const [debouncedQuery, setDebouncedQuery] = useState(query);
  const isComplete = debouncedQuery === query;

  useEffect(() => {
    const timer = setTimeout(() => setDebouncedQuery(query), URL_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    if (isEntered && isComplete) write(query);
  }, [isEntered, isComplete, write, query]);
  useEffect(() => {
    const linked = document.getElementById(decodeFragment(window.location.hash));
    scrollToLinked(query ? block.current : linked);
  }, [query]);

  const clear = () => {
    enter("");
    input.current?.focus();
  };

  return (
    <div ref={block} className={styles.find} tabIndex={-1}>
      <label className={fieldStyles.field}>
        Find a version or a change
        <input
          ref={input}
          className={sharedStyles.field}
          type="search"
          placeholder={searchExample}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
        />
      </label>
      {query && shownQuery && (
        <LazyTool failure="The search could not be loaded.">
          <div className={styles.found}>
            <FoundVersions query={shownQuery} isComplete={isComplete} onClear={clear} />
          </div>
        </LazyTool>
      )}
      <div className={styles.list}>{children}</div>
    </div>
  );
}

/** The query of a URL: `?find=timer`. A link to a version shows the list instead. */
function queryIn({ search, hash }: PageLocation) {
  if (versionIn(decodeFragment(hash)) !== null) return "";
  return parameterIn(search, "find").slice(0, MAX_QUERY_LENGTH);
}
