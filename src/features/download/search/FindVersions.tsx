import type { PageProps } from "gatsby";
import { lazy, type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useDebounced } from "../../../browser/useDebounced";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import * as sharedStyles from "../../../components/shared.module.css";
import { versionIn } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { MissingReleases } from "../list/MissingReleases";
import { ChangesSince } from "../since/ChangesSince";
import { decodeFragment, parameterIn, writeParameter } from "../urlParameters";
import * as styles from "./FindVersions.module.css";

/** The longest query, in characters. */
export const LONGEST_QUERY = 100;

/** How long nothing is typed before the URL gets the query, in milliseconds: Safari allows a hundred changes in half a minute. */
const DEBOUNCE = 500;

const FoundVersions = lazy(async () => ({ default: (await import("./FoundVersions")).FoundVersions }));

interface FindVersionsProps {
  location: Pick<PageProps["location"], "pathname" | "search" | "hash">;
  /** The list, which is hidden while something is found. */
  children: ReactNode;
}

interface Field {
  text: string;
  /** The place in which the text was asked or typed; null in the HTML. */
  location: FindVersionsProps["location"] | null;
  isTyped: boolean;
}

/** The search in all releases (docs/rules.md, 3.28 and 13.9), and beside its field the question what has changed since a version. */
export function FindVersions({ location, children }: FindVersionsProps) {
  const isHydrated = useIsHydrated();
  const { pathname, hash } = location;
  const block = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // What is typed counts until the visitor goes somewhere, also to the same URL: Gatsby then gives another object.
  const [field, setField] = useState<Field>({ text: "", location: null, isTyped: false });
  if (isHydrated && field.location !== location) {
    const asked = queryIn(location);
    setField(field.text.trim() === asked ? { ...field, location } : { text: asked, location, isTyped: false });
  }
  const query = field.text.trim();
  // A key shows in the field at once, and what it finds a moment later.
  const deferredQuery = useDeferredValue(query);
  const debouncedQuery = useDebounced(query, DEBOUNCE);

  useEffect(() => {
    if (field.isTyped) writeParameter({ pathname, hash }, "find", debouncedQuery);
  }, [field.isTyped, pathname, hash, debouncedQuery]);

  const change = (text: string) => setField({ text, location, isTyped: true });
  const clear = () => {
    change("");
    input.current?.focus();
  };
  // The list shows again before the browser follows the link, so the browser finds the version in it.
  const showList = useCallback(() => setField({ text: "", location, isTyped: false }), [location]);

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
          value={field.text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          // At once: whoever leaves the field may follow a link, and come back.
          onBlur={() => field.isTyped && writeParameter(location, "find", query)}
        />
      </label>
      <ChangesSince location={location} />
      {query && deferredQuery && (
        <LazyTool failure="The search could not be loaded.">
          <FoundVersions
            query={deferredQuery}
            isComplete={query === debouncedQuery}
            linked={field.isTyped ? null : block}
            onClear={clear}
            onFollow={showList}
          />
        </LazyTool>
      )}
      <MissingReleases />
      <div>{children}</div>
    </div>
  );
}

/** What the URL asks for, as in `/download?find=timer`; "" if it names a version, which must show in the list. */
function queryIn({ search, hash }: FindVersionsProps["location"]): string {
  return versionIn(decodeFragment(hash)) === null ? parameterIn(search, "find").slice(0, LONGEST_QUERY) : "";
}
