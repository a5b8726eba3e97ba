import { lazy, type ReactNode, useDeferredValue, useRef, useState } from "react";
import { entryKey } from "../../../browser/pageScroll";
import { changePageUrl, fragmentIn, parameterIn, usePageUrl, writeParameter } from "../../../browser/pageUrl";
import * as sharedStyles from "../../../components/shared.module.css";
import { versionIn } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { SectionErrorBoundary } from "../releaseParts";
import { ChangesSince } from "../since/ChangesSince";
import * as styles from "./FindVersions.module.css";

/** The longest query, in characters. */
export const LONGEST_QUERY = 100;

/** The id of the element around the field and what is found. */
const BLOCK_ID = "find";

/** The id of the list, which is hidden while something is found. */
const LIST_ID = "versions-list";

const FoundVersions = lazy(async () => ({ default: (await import("./FoundVersions")).FoundVersions }));

/**
 * The search in all releases (docs/rules.md, 3.28 and 13.9), and beside its field the question what has changed since a version.
 * `children` is the list, which is hidden while something is found.
 */
export function FindVersions({ children }: { children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const queryInUrl = queryIn(usePageUrl());
  const [typed, setTyped] = useState<{ text: string; entry: string } | null>(null);
  // What was typed counts until the visitor goes elsewhere. It is written into the URL once typing rests.
  const isTyped = typed !== null && typed.entry === entryKey();
  const text = isTyped ? typed.text : (queryInUrl ?? "");
  const query = text.trim();
  // A key shows in the field at once, and what it finds a moment later.
  const deferredQuery = useDeferredValue(query);

  const change = (next: string) => {
    if (queryInUrl === null) {
      // A URL that names a version would show that one after a reload, and a found link to it would lead nowhere. What the page shows
      // of that version stays, as after any link to a part of the page.
      changePageUrl((url) => {
        url.hash = "versions";
      });
    }
    if (!next.trim()) writeParameter("find", "");
    setTyped({ text: next, entry: entryKey() });
  };
  const clear = () => {
    change("");
    input.current?.focus();
  };

  return (
    <div id={BLOCK_ID} className={styles.tools} tabIndex={-1}>
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
          onChange={({ currentTarget }) => change(currentTarget.value)}
          // At once: whoever leaves the field may follow a link, and come back.
          onBlur={() => query && writeParameter("find", query)}
        />
      </label>
      <SectionErrorBoundary name="What changed since your version">
        <ChangesSince />
      </SectionErrorBoundary>
      {query && deferredQuery && (
        <LazyTool failure="The search could not be loaded.">
          <FoundVersions query={deferredQuery} shownId={isTyped ? null : BLOCK_ID} listId={LIST_ID} onClear={clear} />
        </LazyTool>
      )}
      <div id={LIST_ID}>{children}</div>
    </div>
  );
}

/** What the URL asks for, as in `/download?find=timer`; null if it names a version, which must show in the list. */
function queryIn(pageUrl: string): string | null {
  return versionIn(fragmentIn(pageUrl)) === null ? parameterIn(pageUrl, "find").slice(0, LONGEST_QUERY) : null;
}
