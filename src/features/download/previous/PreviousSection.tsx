import { memo, useDeferredValue } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLazily } from "../../../components/hydrateLazily";
import { AllReleasesLink } from "../../../components/links";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { ScriptsMark } from "../../../components/ScriptsMark";
import * as sharedStyles from "../../../components/shared.module.css";
import type { ReleaseSummary } from "../../../releases/release";
import { indexOfVersion, versionId } from "../../../releases/version";
import { goingBackText } from "../../../site/installHelp";
import { ids } from "../../../site/links";
import { language } from "../../../site/product";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { useLinkedScroll } from "../parts/linkedScroll";
import { useAddedItemFocus } from "../parts/useAddedItemFocus";
import { FindVersions } from "./FindVersions";
import { LinkedVersion, useLinkedVersion } from "./LinkedVersion";
import * as styles from "./PreviousSection.module.css";
import { PreviousVersion } from "./PreviousVersion";

/** Long and below the newest release, so it hydrates and updates last. */
export function PreviousSection() {
  useLinkedScroll();
  return (
    <>
      <ScriptsMark />
      <HydratedSection />
    </>
  );
}

const HydratedSection = hydrateLazily(function HydratedSection() {
  const list = useDeferredValue(useReleaseList());
  return (
    <>
      <LinkedVersion list={list} />
      {list.releases.length > 1 && <PreviousVersions list={list} />}
    </>
  );
});

/** Memoized: React renders it only for a new deferred list. */
const PreviousVersions = memo(function PreviousVersions({ list }: { list: ReleaseList }) {
  const { releases, shownCount, lacksOlder, allReleases } = list;
  const { showMore } = useReleaseListActions();
  const { index: linked } = useLinkedVersion(releases);
  const shown = releases.slice(0, shownCount);
  // Without the versions between, because a thousand cards take a phone many seconds.
  const farDown = linked < shownCount ? undefined : releases[linked];
  const { list: versions, beforeAdding } = useAddedItemFocus<HTMLOListElement>(
    shown.length - 1,
    allReleases.status === "failed",
  );

  const showOlder = () => {
    beforeAdding();
    showMore();
  };

  return (
    <section
      className={styles.versions}
      id={ids.versions}
      aria-labelledby="versions-title"
      tabIndex={-1}
    >
      <h2 id="versions-title">Previous Versions</h2>
      <a className={sharedStyles.skip} href={`#${ids.versionsEnd}`} data-screen-only="">
        Skip the list
      </a>
      <p className={styles.warning}>{goingBackText}</p>
      <FindVersions>
        <div className={styles.lists}>
          <ol role="list" ref={versions} className={styles.timeline}>
            {shown.slice(1).map((release, index) => (
              <VersionItem
                key={release.id}
                release={release}
                isFirst={indexOfVersion(releases, release.version) === index + 1}
              />
            ))}
          </ol>
          {(lacksOlder || releases.length > shownCount) && (
            <ShowOlderVersions list={list} onPress={showOlder} />
          )}
          {farDown && (
            <>
              <p className={styles.linked}>{`Version ${farDown.version}, as linked`}</p>
              <ol role="list" aria-label="The linked version">
                <VersionItem release={farDown} isFirst />
              </ol>
            </>
          )}
        </div>
      </FindVersions>
      <p className={styles.end} id={ids.versionsEnd} tabIndex={-1}>
        <AllReleasesLink />
      </p>
    </section>
  );
});

/** Of two releases with one tag, the first has the id of the version. */
function VersionItem({ release, isFirst }: { release: ReleaseSummary; isFirst: boolean }) {
  return (
    <li id={isFirst ? versionId(release.version) : release.id} tabIndex={-1}>
      <PreviousVersion release={release} />
    </li>
  );
}

function ShowOlderVersions({ list, onPress }: { list: ReleaseList; onPress: () => void }) {
  const { releases, shownCount, total, allReleases } = list;
  const isLoading = allReleases.status === "loading";
  const shown = Math.min(releases.length, shownCount);
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
        {`${shown.toLocaleString(language)} of ${total.toLocaleString(language)} versions shown`}
      </p>
      <p role="status">
        {isLoading && <span>loading older versions...</span>}
        {allReleases.status === "failed" && (
          <ReplaceOnChange of={allReleases.message}>
            <span>
              {allReleases.message}. Try again, or open{" "}
              <AllReleasesLink>all releases on GitHub</AllReleasesLink>.
            </span>
          </ReplaceOnChange>
        )}
      </p>
    </div>
  );
}
