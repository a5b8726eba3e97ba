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

/** The longest query, in characters. */
export const LONGEST_QUERY = 100;

/** How long nothing is typed before the URL gets the query, in milliseconds: Safari allows a hundred changes in half a minute. */
const DEBOUNCE = 500;

const FoundVersions = lazy(async () => ({ default: (await import("./FoundVersions")).FoundVersions }));

/** The search in all releases (docs/rules.md, 3.28 and 13.9), and beside its field the question what has changed since a version. */
export function FindVersions({ location, children }: { location: PageLocation; children: ReactNode }) {
  const { pathname, hash } = location;
  const block = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { value: text, isEntered, enter, empty } = useUrlValue(location, queryIn);
  const query = text.trim();
  // A key shows in the field at once, and what it finds a moment later.
  const deferredQuery = useDeferredValue(query);
  const isComplete = useDebounced(query, DEBOUNCE) === query;

  useEffect(() => {
    if (isEntered && isComplete) writeParameter({ pathname, hash }, "find", query);
  }, [isEntered, isComplete, pathname, hash, query]);

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
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          // At once: whoever leaves the field may follow a link, and come back.
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
            // The list shows again before the browser follows the link, so the browser finds the version in it.
            onFollow={empty}
          />
        </LazyTool>
      )}
      <MissingReleases />
      <div>{children}</div>
    </div>
  );
}

/** What the URL asks for, as in `/download?find=timer`; "" if it names a version, which must show in the list. */
function queryIn({ search, hash }: PageLocation): string {
  return versionIn(decodeFragment(hash)) === null ? parameterIn(search, "find").slice(0, LONGEST_QUERY) : "";
}
