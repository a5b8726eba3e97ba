import { memo, useDeferredValue } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLazily } from "../../../components/hydrateLazily";
import { ScriptsMark } from "../../../components/ScriptsMark";
import * as sharedStyles from "../../../components/shared.module.css";
import { versionIds } from "../../../releases/version";
import { goingBackText } from "../../../site/product";
import { AllReleasesLink } from "../AllReleasesLink";
import { LinkedVersion } from "../links/LinkedVersion";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { FindVersions } from "../search/FindVersions";
import { decodeFragment } from "../urlParameters";
import { useAddedItemFocus } from "../useAddedItemFocus";
import type { PageLocation } from "../useUrlValue";
import * as styles from "./PreviousSection.module.css";
import { PreviousVersion } from "./PreviousVersion";

type LocationProps = { location: PageLocation };

/** Long and below the newest release, so it gets its styles, hydrates and updates last. */
export function PreviousSection({ location }: LocationProps) {
  return (
    <>
      <ScriptsMark />
      <HydratedSection location={location} />
    </>
  );
}

const HydratedSection = hydrateLazily(function HydratedSection({ location }: LocationProps) {
  const list = useDeferredValue(useReleaseList());
  return (
    <>
      <LinkedVersion list={list} fragment={decodeFragment(location.hash)} />
      {list.known.length > 1 && <PreviousVersions list={list} location={location} />}
    </>
  );
});

type PreviousVersionsProps = LocationProps & { list: ReleaseList };

/** Memoized: React renders it only for a new deferred list. */
const PreviousVersions = memo(function PreviousVersions({ list, location }: PreviousVersionsProps) {
  const { known, shownCount, hasUnknownReleases } = list;
  const { showMore } = useReleaseListActions();
  const shown = known.slice(0, shownCount);
  const ids = versionIds(shown);
  const { list: versions, beforeAdding } = useAddedItemFocus<HTMLOListElement>(shown.length - 1);

  const showOlder = () => {
    beforeAdding();
    showMore();
  };

  return (
    <section
      className={styles.versions}
      id="versions"
      aria-labelledby="versions-title"
      tabIndex={-1}
    >
      <h2 id="versions-title">Previous Versions</h2>
      <a className={sharedStyles.skip} href="#versions-end">
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
              style={{ "--age": index }}
            >
              <PreviousVersion release={release} />
            </li>
          ))}
        </ol>
        {(hasUnknownReleases || known.length > shownCount) && (
          <ShowOlderVersions list={list} onPress={showOlder} />
        )}
      </FindVersions>
      <p className={styles.end} id="versions-end" tabIndex={-1}>
        <AllReleasesLink />
      </p>
    </section>
  );
});

function ShowOlderVersions({ list, onPress }: { list: ReleaseList; onPress: () => void }) {
  const { known, shownCount, total, allReleasesFile } = list;
  const isLoading = allReleasesFile.status === "loading";
  const shown = Math.min(known.length, shownCount);
  return (
    <div className={styles.older}>
      <button
        type="button"
        className={`${buttonClass("outline")} ${styles.show}`}
        aria-busy={isLoading}
        onClick={onPress}
      >
        Show older versions
      </button>
      <p className={sharedStyles.quiet}>
        {`${shown.toLocaleString("en")} of ${total.toLocaleString("en")} versions shown`}
      </p>
      <p role="status">
        {isLoading && <span>loading older versions...</span>}
        {allReleasesFile.status === "failed" && (
          <span key={allReleasesFile.message}>
            {allReleasesFile.message}. Try again, or open{" "}
            <AllReleasesLink>all releases on GitHub</AllReleasesLink>.
          </span>
        )}
      </p>
    </div>
  );
}
