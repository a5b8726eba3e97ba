import { type CSSProperties, memo, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLater } from "../../../components/hydrateLater";
import { versionIds } from "../../../releases/version";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PlainListLink } from "../releaseParts";
import { SectionErrorBoundary } from "../SectionErrorBoundary";
import { FindVersions } from "../search/FindVersions";
import { PreviousVersion } from "./PreviousVersion";
import * as styles from "./PreviousVersions.module.css";
import * as olderStyles from "./ShowOlderVersions.module.css";

/**
 * Every release but the newest, and the search in all of them; nothing if there is only one. It is long, and below what visitors look
 * for, so it hydrates and updates last.
 */
export const PreviousSection = hydrateLater(function PreviousSection() {
  const list = useReleaseList();
  const deferredList = useDeferredValue(list);
  // Not deferred if the last of them was deleted: the section goes together with what is above it.
  return list.known.length < 2 || deferredList.known.length < 2 ? null : (
    <SectionErrorBoundary name="The list of previous versions" offersPlainList>
      <PreviousVersions list={deferredList} />
    </SectionErrorBoundary>
  );
});

/** Number of versions after which the rail's light has faded out. */
const LIT_VERSIONS = 12;

/** A timeline whose light fades with age (docs/rules.md, 3.7). */
const PreviousVersions = memo(function PreviousVersions({ list }: { list: ReleaseList }) {
  const { known, shownCount, hasUnknownReleases } = list;
  const { showMore } = useReleaseListActions();
  const versions = useRef<HTMLOListElement>(null);
  const countBefore = useRef<number | null>(null);
  const releases = useMemo(() => known.slice(1, shownCount), [known, shownCount]);
  const ids = useMemo(() => versionIds(releases), [releases]);

  // The button that has the focus moves down or disappears. So the focus goes to the first version that was added.
  useEffect(() => {
    if (countBefore.current === null || releases.length <= countBefore.current) return;
    versions.current?.querySelectorAll<HTMLElement>(":scope > li")[countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = null;
  }, [releases.length]);

  const showMoreAndFocus = () => {
    countBefore.current = releases.length;
    showMore();
  };

  return (
    <section className={styles.versions} id="versions" aria-labelledby="versions-title" tabIndex={-1}>
      <h2 id="versions-title">Previous Versions</h2>
      <FindVersions>
        <ol ref={versions}>
          {releases.map((release, index) => (
            <li key={release.id} id={ids[index]} className={styles.item} tabIndex={-1} style={lightOf(index)}>
              <PreviousVersion release={release} />
            </li>
          ))}
        </ol>
        {(hasUnknownReleases || known.length > shownCount) && <ShowOlderVersions list={list} onPress={showMoreAndFocus} />}
      </FindVersions>
      <p className={styles.plainList}>
        <PlainListLink />
      </p>
    </section>
  );
});

/** The light of the rail beside a version, and below it. Nothing if it has faded out: the HTML has many such versions. */
function lightOf(position: number): CSSProperties | undefined {
  if (position >= LIT_VERSIONS) return undefined;
  return { "--light": lightAt(position), "--light-below": lightAt(position + 1) } as CSSProperties;
}

function lightAt(position: number): string {
  return `${Math.max(0, Math.round(100 - (position * 100) / LIT_VERSIONS))}%`;
}

/** The button for the versions that the page does not show yet (docs/rules.md, 3.10 and 3.29). */
function ShowOlderVersions({ list, onPress }: { list: ReleaseList; onPress: () => void }) {
  const { known, shownCount, total, allReleasesFile } = list;
  const isLoading = allReleasesFile.status === "loading";
  const shown = Math.min(known.length, shownCount);
  return (
    <div className={olderStyles.older}>
      <button
        type="button"
        className={`${buttonClass({ look: "outline" })} ${olderStyles.show}`}
        aria-busy={isLoading}
        onClick={onPress}
      >
        Show older versions
      </button>
      <p className={olderStyles.count}>{`${numberText(shown)} of ${numberText(total)} versions shown`}</p>
      <p role="status">
        {isLoading && <span>loading older versions...</span>}
        {allReleasesFile.status === "failed" && (
          <span key={allReleasesFile.message}>
            {allReleasesFile.message}. Try again, or open <PlainListLink>the plain list</PlainListLink>.
          </span>
        )}
      </p>
    </div>
  );
}

/** A number with a comma between each three digits, the same in the HTML and in every browser. */
function numberText(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
