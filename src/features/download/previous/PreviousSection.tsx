import { type CSSProperties, memo, useDeferredValue } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLater } from "../../../components/hydrateLater";
import * as sharedStyles from "../../../components/shared.module.css";
import { StyleSheets } from "../../../criticalCss/StyleSheets";
import { versionIds } from "../../../releases/version";
import { goingBackText } from "../../../site/product";
import { LinkedVersion } from "../links/LinkedVersion";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { AllReleasesLink, useAddedItemFocus } from "../releaseParts";
import { FindVersions } from "../search/FindVersions";
import { decodeFragment } from "../urlParameters";
import type { PageLocation } from "../useUrlValue";
import * as styles from "./PreviousSection.module.css";
import { PreviousVersion } from "./PreviousVersion";

/** The id of what is below the list. */
const END_ID = "versions-end";

/** After this many versions, the rail is dark, also in the style sheet. */
const LIT_VERSIONS = 12;

type LocationProps = { location: PageLocation };

/**
 * Every release but the newest, with a search in all of them and what changed since one of them; nothing if there is only one. It is
 * long, and below what visitors look for, so its styles load, it hydrates and it updates last.
 */
export function PreviousSection({ location }: LocationProps) {
  return (
    <>
      <StyleSheets />
      <LatePreviousVersions location={location} />
    </>
  );
}

const LatePreviousVersions = hydrateLater(function LatePreviousVersions({ location }: LocationProps) {
  const list = useReleaseList();
  const deferredList = useDeferredValue(list);
  // If the last of them was deleted, the section goes in the same render as what is above it.
  const isThere = list.known.length > 1 && deferredList.known.length > 1;
  return (
    <>
      {/* With the same list, so that it finds the element of a version that the list has just got. */}
      <LinkedVersion list={deferredList} fragment={decodeFragment(location.hash)} />
      {isThere && <PreviousVersions list={deferredList} location={location} />}
    </>
  );
});

type PreviousVersionsProps = LocationProps & { list: ReleaseList };

/** A timeline whose light fades with age (docs/rules.md, 3.7). */
const PreviousVersions = memo(function PreviousVersions({ list, location }: PreviousVersionsProps) {
  const { known, shownCount, hasUnknownReleases } = list;
  const { showMore } = useReleaseListActions();
  const shown = known.slice(0, shownCount);
  const ids = versionIds(shown);
  const { list: versions, beforeAdding } = useAddedItemFocus<HTMLOListElement>(shown.length - 1);

  const showMoreAndFocus = () => {
    beforeAdding();
    showMore();
  };

  return (
    <section className={styles.versions} id="versions" aria-labelledby="versions-title" tabIndex={-1}>
      <h2 id="versions-title">Previous Versions</h2>
      <a className={sharedStyles.skip} href={`#${END_ID}`}>
        Skip the list
      </a>
      <p className={styles.warning}>{goingBackText}</p>
      <FindVersions location={location}>
        <ol ref={versions}>
          {shown.slice(1).map((release, index) => (
            <li
              key={release.id}
              id={ids[index + 1]}
              className={styles.item}
              tabIndex={-1}
              style={index < LIT_VERSIONS ? ({ "--age": index } as CSSProperties) : undefined}
            >
              <PreviousVersion release={release} />
            </li>
          ))}
        </ol>
        {(hasUnknownReleases || known.length > shownCount) && <ShowOlderVersions list={list} onPress={showMoreAndFocus} />}
      </FindVersions>
      <p className={styles.end} id={END_ID} tabIndex={-1}>
        <AllReleasesLink />
      </p>
    </section>
  );
});

/** The button for the versions that the page does not show yet (docs/rules.md, 3.10 and 3.29). */
function ShowOlderVersions({ list, onPress }: { list: ReleaseList; onPress: () => void }) {
  const { known, shownCount, total, allReleasesFile } = list;
  const isLoading = allReleasesFile.status === "loading";
  const shown = Math.min(known.length, shownCount);
  return (
    <div className={styles.older}>
      <button type="button" className={`${buttonClass("outline")} ${styles.show}`} aria-busy={isLoading} onClick={onPress}>
        Show older versions
      </button>
      <p className={sharedStyles.quiet}>{`${shown.toLocaleString("en")} of ${total.toLocaleString("en")} versions shown`}</p>
      <p role="status">
        {isLoading && <span>loading older versions...</span>}
        {allReleasesFile.status === "failed" && (
          <span key={allReleasesFile.message}>
            {allReleasesFile.message}. Try again, or open <AllReleasesLink>all releases on GitHub</AllReleasesLink>.
          </span>
        )}
      </p>
    </div>
  );
}
