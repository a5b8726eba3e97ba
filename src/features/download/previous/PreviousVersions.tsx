import { withPrefix } from "gatsby";
import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { KnownRelease } from "../../../releases/release";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { versionIds } from "../../../releases/version";
import { RELEASES_PER_STEP } from "../../../site/limits";
import { PreviousVersion } from "./PreviousVersion";
import * as styles from "./PreviousVersions.module.css";
import { ShowOlderVersions, type ShowOlderVersionsProps } from "./ShowOlderVersions";

interface PreviousVersionsProps extends Pick<ShowOlderVersionsProps, "showMore"> {
  releases: readonly KnownRelease[];
  /** What {@link ShowOlderVersions} shows; null if every version is shown. */
  older: Omit<ShowOlderVersionsProps, "showMore"> | null;
  /** Adds the search to the list. It can hide the list. */
  withSearch?: (list: ReactNode) => ReactNode;
  /** Loads all releases, with the files of these. */
  loadAllReleases: () => void;
}

/** Number of versions after which the rail's light has faded out. */
const LIT_VERSIONS = 12;

/** Every release but the newest, as a timeline whose light fades with age (docs/rules.md, 3.7). */
export function PreviousVersions({
  releases,
  older,
  loadAllReleases,
  showMore,
  withSearch = (list) => list,
}: PreviousVersionsProps) {
  const section = useRef<HTMLElement>(null);
  const countBefore = useRef<number | null>(null);
  // Releases that are published later join the first group. Otherwise each group would hand a card to the next one, and React would
  // render that card again: its focus and its open files would be lost.
  const [firstId] = useState(releases[0]?.id);
  const newer = Math.max(
    0,
    releases.findIndex(({ id }) => id === firstId),
  );

  // The button that has the focus moves down or disappears. So the focus goes to the first version that was added.
  useEffect(() => {
    if (countBefore.current === null || releases.length <= countBefore.current) return;
    const versions = section.current?.querySelectorAll<HTMLElement>("ol > li[tabindex]");
    versions?.[countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = null;
  }, [releases.length]);

  // The visitor may have opened the files of a version before React hydrated the page.
  useEffect(() => {
    if (section.current?.querySelector("details[open]")) loadAllReleases();
  }, [loadAllReleases]);

  const ids = versionIds(releases);
  const showMoreAndFocus = () => {
    countBefore.current = releases.length;
    showMore();
  };

  return (
    <section ref={section} className={styles.versions} id="versions" aria-labelledby="versions-title" tabIndex={-1}>
      <h2 id="versions-title">Previous Versions</h2>
      {withSearch(
        <>
          {groupStarts(releases.length, newer).map((start, group, starts) => (
            <VersionGroup
              // biome-ignore lint/suspicious/noArrayIndexKey: groups are only added and removed at the end, so a group keeps its number
              key={group}
              start={start}
              releases={releases.slice(start, starts[group + 1])}
              ids={ids.slice(start, starts[group + 1])}
              loadAllReleases={loadAllReleases}
            />
          ))}
          {older && <ShowOlderVersions {...older} showMore={showMoreAndFocus} />}
        </>,
      )}
      <p className={styles.plainList}>
        <a href={withPrefix(PLAIN_LIST_PATH)}>All versions in a plain list</a>
      </p>
    </section>
  );
}

/** Number of versions before each group. The first group has the previous versions that are in the HTML, and `newer` more. */
function groupStarts(count: number, newer: number): number[] {
  const starts = [0];
  for (let start = newer + RELEASES_PER_STEP - 1; start < count; start += RELEASES_PER_STEP) starts.push(start);
  return starts;
}

interface VersionGroupProps extends Pick<PreviousVersionsProps, "releases" | "loadAllReleases"> {
  /** Number of versions before the group. */
  start: number;
  /** The id of each version. */
  ids: readonly (string | undefined)[];
}

/**
 * A list of the versions that one press shows. React skips a group in which nothing has changed. Otherwise, with a thousand versions
 * shown, every press would be slow.
 */
const VersionGroup = memo(function VersionGroup({ start, releases, ids, loadAllReleases }: VersionGroupProps) {
  return (
    <ol start={start + 1}>
      {releases.map((release, index) => (
        <li key={release.id} id={ids[index]} className={styles.item} tabIndex={-1} style={lightOf(start + index)}>
          <PreviousVersion release={release} loadAllReleases={loadAllReleases} />
        </li>
      ))}
    </ol>
  );
}, isUnchanged);

/** The lists are new arrays each time, so their entries are compared. */
function isUnchanged(before: VersionGroupProps, after: VersionGroupProps): boolean {
  return (
    before.start === after.start &&
    before.loadAllReleases === after.loadAllReleases &&
    before.releases.length === after.releases.length &&
    before.releases.every((release, index) => release === after.releases[index]) &&
    before.ids.every((id, index) => id === after.ids[index])
  );
}

/** The light of the rail beside a version, and below it. Nothing if it has faded out: the HTML has many such versions. */
function lightOf(position: number): CSSProperties | undefined {
  if (position >= LIT_VERSIONS) return undefined;
  return { "--light": lightAt(position), "--light-below": lightAt(position + 1) } as CSSProperties;
}

function lightAt(position: number): string {
  return `${Math.max(0, Math.round(100 - (position * 100) / LIT_VERSIONS))}%`;
}
