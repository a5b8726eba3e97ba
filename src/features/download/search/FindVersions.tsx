import { type ChangeEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { decodeFragment } from "../../../browser/decodeFragment";
import { useLazyComponent } from "../../../browser/useLazyComponent";
import * as fieldStyles from "../../../components/Field.module.css";
import { versionIn } from "../../../releases/version";
import { LONGEST_QUERY } from "../../../site/limits";
import { readUrlParameter, removeFragment, writeUrlParameter } from "../urlParameters";
import * as styles from "./FindVersions.module.css";
import type { SearchedList } from "./FoundVersions";

interface FindVersionsProps {
  list: SearchedList;
  loadAllReleases: () => void;
  plainListUrl: string;
  /** The list of versions. It is hidden, not removed, while something else is found. */
  children: ReactNode;
}

const loadFoundVersions = async () => (await import("./FoundVersions")).FoundVersions;

/** The search in all releases (docs/rules.md, 3.28 and 13.9). What it takes is loaded with the first query. */
export function FindVersions({ children, ...found }: FindVersionsProps) {
  const block = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [isOpening, setIsOpening] = useState(false);
  // Another object for each query: if the script could not be loaded, the next key tries again.
  const search = useMemo(() => (query ? { query } : null), [query]);
  const { component: FoundVersions, hasFailed } = useLazyComponent(loadFoundVersions, search);

  const show = useCallback((text: string) => {
    if (input.current) input.current.value = text;
    setQuery(text.trim());
  }, []);
  const change = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    // A URL that names a version would show that one after a reload, and a found link to it would lead nowhere.
    if (namesVersion()) removeFragment();
    if (!text.trim()) writeUrlParameter("find", "");
    setQuery(text.trim());
  };
  const clear = () => {
    writeUrlParameter("find", "");
    show("");
    input.current?.focus();
  };

  useEffect(() => {
    const linked = queryInUrl();
    show(linked);
    setIsOpening(linked !== "");
    // A link to a version shows it in the list, so the list must be there. Back shows what was found.
    const onHashChange = () => show(queryInUrl());
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [show]);

  return (
    <div ref={block} tabIndex={-1}>
      <label className={styles.field}>
        Find a version or a change
        <input
          ref={input}
          className={fieldStyles.field}
          type="search"
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          onChange={change}
          // At once: whoever leaves the field may follow a link, and come back.
          onBlur={() => query && writeUrlParameter("find", query)}
        />
      </label>
      <p role="status">{query && hasFailed && "The search could not be loaded. Type again to try again."}</p>
      {query && FoundVersions && <FoundVersions {...found} query={query} isOpening={isOpening} block={block} onClear={clear} />}
      <div hidden={query !== "" && FoundVersions !== null}>{children}</div>
    </div>
  );
}

function namesVersion(): boolean {
  return versionIn(decodeFragment(window.location.hash)) !== null;
}

/** What the URL asks to find. Nothing if it names a version: that one must show in the list. */
function queryInUrl(): string {
  try {
    return namesVersion() ? "" : readUrlParameter("find").slice(0, LONGEST_QUERY);
  } catch {
    // The list must not be lost with the search.
    return "";
  }
}
