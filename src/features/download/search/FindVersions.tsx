import { lazy, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { useDebounced } from "../../../browser/useDebounced";
import * as sharedStyles from "../../../components/shared.module.css";
import { versionIn } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { MissingReleases } from "../list/MissingReleases";
import { ChangesSince } from "../since/ChangesSince";
import { decodeFragment, parameterIn, writeParameter } from "../urlParameters";
import { type PageLocation, useUrlValue } from "../useUrlValue";
import * as styles from "./FindVersions.module.css";

const MAX_QUERY_LENGTH = 100;

/** In milliseconds. Safari allows 100 changes of the URL in 30 seconds. */
const URL_DEBOUNCE = 500;

const FoundVersions = lazy(() => import("./FoundVersions"));

/** `children` is the list of versions. The found versions show in its place. */
type FindVersionsProps = { location: PageLocation; children: ReactNode };

/** The search, and beside its field the changes since a version. */
export function FindVersions({ location, children }: FindVersionsProps) {
  const block = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { value: text, isEntered, enter, empty } = useUrlValue(location, queryIn);
  const query = text.trim();
  // The field shows each key at once, before the search renders.
  const deferredQuery = useDeferredValue(query);
  const isComplete = useDebounced(query, URL_DEBOUNCE) === query;

  useEffect(() => {
    if (isEntered && isComplete) writeParameter(location, "find", query);
  }, [isEntered, isComplete, location, query]);

  const clear = () => {
    enter("");
    input.current?.focus();
  };

  return (
    <div ref={block} className={styles.tools} tabIndex={-1}>
      <label className={styles.field}>
        Find a version or a change
        <input
          ref={input}
          className={sharedStyles.field}
          type="search"
          placeholder="2.3, equalizer"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          // Not debounced: the visitor may follow a link now, and come back.
          onBlur={() => isEntered && writeParameter(location, "find", query)}
        />
      </label>
      <ChangesSince location={location} />
      {query && deferredQuery && (
        <LazyTool failure="The search could not be loaded.">
          <FoundVersions
            query={deferredQuery}
            isComplete={isComplete}
            linked={isEntered ? null : block}
            onClear={clear}
            // The list shows again before the browser looks for the version in it.
            onFollow={empty}
          />
        </LazyTool>
      )}
      <MissingReleases />
      <div>{children}</div>
    </div>
  );
}

/** The query of a URL: `?find=timer`. A link to a version shows the list instead. */
function queryIn({ search, hash }: PageLocation): string {
  if (versionIn(decodeFragment(hash)) !== null) return "";
  return parameterIn(search, "find").slice(0, MAX_QUERY_LENGTH);
}
