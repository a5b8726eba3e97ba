import { type CSSProperties, memo, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import type { KnownRelease } from "../../releases/release";
import { RELEASES_PER_STEP } from "../../site/limits";
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
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef<number | null>(null);
  // Releases that are published later join the first group. Otherwise each group would hand a card to the next one, and React would
  // render that card anew: its focus and its unfolded files would be lost.
  const [firstId] = useState(releases[0]?.id);
  const newer = Math.max(
    0,
    releases.findIndex(({ id }) => id === firstId),
  );

  // The button moves away from under the focus, or goes: whoever pressed it goes on with the first version that came.
  useEffect(() => {
    if (shownBefore.current === null || releases.length <= shownBefore.current) return;
    const versions = section.current?.querySelectorAll<HTMLElement>("ol > li[tabindex]");
    versions?.[shownBefore.current]?.focus({ preventScroll: true });
    shownBefore.current = null;
  }, [releases.length]);

  // Unfolded before React took the page over.
  useEffect(() => {
    if (section.current?.querySelector("details[open]")) onFilesWanted();
  }, [onFilesWanted]);

  const showOlder = () => {
    shownBefore.current = releases.length;
    onShow();
  };

  return (
    <Suspense>
      <section ref={section} className={styles.versions} id={id} aria-labelledby="versions-title" tabIndex={-1}>
        <h2 id="versions-title">Previous Versions</h2>
        {groupStarts(releases.length, newer).map((start, group, starts) => (
          <VersionGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are only added and removed at the end, so a group keeps its number
            key={group}
            start={start}
            releases={releases.slice(start, starts[group + 1])}
            completeListUrl={older.completeListUrl}
            onFilesWanted={onFilesWanted}
          />
        ))}
        {hasOlder && <OlderVersions {...older} onShow={showOlder} />}
      </section>
    </Suspense>
  );
});

/** How many versions stand before each group. The first has as many as the built HTML beside the newest, and `newer` ones. */
function groupStarts(count: number, newer: number): number[] {
  const starts = [0];
  for (let start = newer + RELEASES_PER_STEP - 1; start < count; start += RELEASES_PER_STEP) starts.push(start);
  return starts;
}

interface VersionGroupProps extends Pick<PreviousVersionsProps, "releases" | "completeListUrl" | "onFilesWanted"> {
  /** How many versions stand before the group. */
  start: number;
}

/**
 * As many versions as one press shows, in a list of their own: where they are out of sight, the browser skips them as one, and
 * React skips a group of which nothing has changed. With a thousand versions shown, a tap would otherwise pay for each of them.
 */
const VersionGroup = memo(function VersionGroup({ start, releases, completeListUrl, onFilesWanted }: VersionGroupProps) {
  return (
    <ol
      className={start > 0 ? styles.laterGroup : undefined}
      start={start + 1}
      style={start > 0 ? ({ "--count": releases.length } as CSSProperties) : undefined}
    >
      {releases.map((release, index) => (
        <li
          key={release.id}
          className={styles.item}
          tabIndex={-1}
          style={{ "--light": lightAt(start + index), "--light-below": lightAt(start + index + 1) } as CSSProperties}
        >
          <PreviousVersion release={release} completeListUrl={completeListUrl} onFilesWanted={onFilesWanted} />
        </li>
      ))}
    </ol>
  );
}, isUnchanged);

function isUnchanged(
  { releases, ...before }: VersionGroupProps,
  { releases: releasesAfter, ...after }: VersionGroupProps,
): boolean {
  return (
    releases.length === releasesAfter.length &&
    releases.every((release, index) => release === releasesAfter[index]) &&
    Object.entries(before).every(([name, value]) => Object.is(value, Reflect.get(after, name)))
  );
}

function lightAt(position: number): string {
  return `${Math.max(0, Math.round(100 - (position * 100) / LIT_VERSIONS))}%`;
}
