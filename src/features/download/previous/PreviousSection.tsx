import { type CSSProperties, memo, useDeferredValue, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLater } from "../../../components/hydrateLater";
import * as sharedStyles from "../../../components/shared.module.css";
import { StyleSheets } from "../../../criticalCss/StyleSheets";
import { versionIds } from "../../../releases/version";
import { goingBackText } from "../../../site/product";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PlainListLink, SectionErrorBoundary, useAddedItemFocus } from "../releaseParts";
import { FindVersions } from "../search/FindVersions";
import * as styles from "./PreviousSection.module.css";
import { PreviousVersion } from "./PreviousVersion";

/** The id of what is below the list. */
const END_ID = "versions-end";

/**
 * Every release but the newest, with a search in all of them and what changed since one of them; nothing if there is only one. It is
 * long, and below what visitors look for, so its styles load, it hydrates and it updates last.
 */
export function PreviousSection() {
  return (
    <>
      <StyleSheets />
      <LatePreviousVersions />
    </>
  );
}

const LatePreviousVersions = hydrateLater(function LatePreviousVersions() {
  const list = useReleaseList();
  const deferredList = useDeferredValue(list);
  // Not deferred if the last of them was deleted: the section goes together with what is above it.
  return list.known.length < 2 || deferredList.known.length < 2 ? null : (
    <SectionErrorBoundary name="The list of previous versions" offersPlainList>
      <PreviousVersions list={deferredList} />
    </SectionErrorBoundary>
  );
});

/** Number of versions after which the rail's light has faded out, also in the style sheet. The HTML has many others. */
const LIT_VERSIONS = 12;

/**
 * A timeline whose light fades with age (docs/rules.md, 3.7). Each press of the button adds a list of its own, which the browser can
 * skip while it is out of sight: otherwise, with 1,400 versions shown, it would lay out and paint all of them again at every press
 * (docs/rules.md, 10.12). What shows at first is one list, because Back must find all heights as they were.
 */
const PreviousVersions = memo(function PreviousVersions({ list }: { list: ReleaseList }) {
  const { known, shownCount, hasUnknownReleases, built } = list;
  const { showMore } = useReleaseListActions();
  const [firstCount] = useState(shownCount);
  const releases = known.slice(1, shownCount);
  const ids = versionIds(releases);
  const lists = [{ start: 0, end: firstCount - 1 }];
  for (let start = firstCount - 1; start < releases.length; start += built.step) lists.push({ start, end: start + built.step });

  const { list: versions, beforeAdding } = useAddedItemFocus<HTMLDivElement>(releases.length);

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
      <FindVersions>
        <div ref={versions} style={{ "--step": built.step } as CSSProperties}>
          {lists.map(({ start, end }) => (
            <ol key={start} className={start > 0 ? styles.added : undefined}>
              {releases.slice(start, end).map((release, index) => (
                <li
                  key={release.id}
                  id={ids[start + index]}
                  className={styles.item}
                  tabIndex={-1}
                  style={start + index < LIT_VERSIONS ? ({ "--age": start + index } as CSSProperties) : undefined}
                >
                  <PreviousVersion release={release} />
                </li>
              ))}
            </ol>
          ))}
        </div>
        {(hasUnknownReleases || known.length > shownCount) && <ShowOlderVersions list={list} onPress={showMoreAndFocus} />}
      </FindVersions>
      <p className={styles.plainList} id={END_ID} tabIndex={-1}>
        <PlainListLink />
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
            {allReleasesFile.message}. Try again, or open <PlainListLink>the plain list</PlainListLink>.
          </span>
        )}
      </p>
    </div>
  );
}
