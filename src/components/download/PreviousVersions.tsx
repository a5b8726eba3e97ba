import { type CSSProperties, memo, Suspense, useDeferredValue, useEffect, useRef } from "react";
import type { KnownRelease } from "../../releases/release";
import { OlderVersions, type OlderVersionsProps } from "./OlderVersions";
import { PreviousVersion } from "./PreviousVersion";
import * as styles from "./PreviousVersions.module.css";

interface PreviousVersionsProps extends OlderVersionsProps {
  id: string;
  releases: readonly KnownRelease[];
  /** Whether there are versions that the page does not show yet. */
  hasOlder: boolean;
  /** Has the files of these releases loaded. */
  onFilesWanted: () => void;
}

/** Versions after which the light of the rail has died away. */
const LIT_VERSIONS = 12;

/**
 * Every release but the newest, as a calm timeline whose light dies away with age. The list is long, and what stands above it is
 * what people come for: React takes the list over, and draws its changes, after that.
 */
export function PreviousVersions(properties: PreviousVersionsProps) {
  return <Timeline {...useDeferredValue(properties)} />;
}

// memo: a boundary that is given anything, be it the same, before React has taken it over is thrown away and drawn anew.
const Timeline = memo(function Timeline({ id, releases, hasOlder, onFilesWanted, onShow, ...older }: PreviousVersionsProps) {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef<number | null>(null);

  // The button moves away from under the focus, or goes: whoever pressed it goes on with the first version that came.
  useEffect(() => {
    if (shownBefore.current === null || releases.length <= shownBefore.current) return;
    const first = list.current?.children[shownBefore.current];
    shownBefore.current = null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [releases.length]);

  // Unfolded before React took the page over.
  useEffect(() => {
    if (list.current?.querySelector("details[open]")) onFilesWanted();
  }, [onFilesWanted]);

  const showOlder = () => {
    shownBefore.current = releases.length;
    onShow();
  };

  return (
    <Suspense>
      <section className={styles.versions} id={id} aria-labelledby="versions-title" tabIndex={-1}>
        <h2 id="versions-title">Previous Versions</h2>
        <ol ref={list}>
          {releases.map((release, position) => (
            <li
              key={release.id}
              className={styles.item}
              tabIndex={-1}
              style={{ "--light": lightAt(position), "--light-below": lightAt(position + 1) } as CSSProperties}
            >
              <PreviousVersion release={release} completeListUrl={older.completeListUrl} onFilesWanted={onFilesWanted} />
            </li>
          ))}
        </ol>
        {hasOlder && <OlderVersions {...older} onShow={showOlder} />}
      </section>
    </Suspense>
  );
});

function lightAt(position: number): string {
  return `${Math.max(0, Math.round(100 - (position * 100) / LIT_VERSIONS))}%`;
}
