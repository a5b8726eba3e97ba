import { useEffect } from "react";
import { decodeFragment } from "../../../browser/fragment";
import { usePageLocation } from "../../../browser/usePageLocation";
import { indexOfVersion, versionFragment, versionId, versionIn } from "../../../releases/version";
import { MissingReleases } from "../list/MissingReleases";
import { hasEveryResponse, type ReleaseList } from "../list/releaseList";
import { useReleaseListActions } from "../list/useReleaseList";
import { scrollToLinked } from "../parts/linkedScroll";
import * as styles from "./LinkedVersion.module.css";

const UNKNOWN_ID = "unknown-version";

/** The version in the URL of the page, or null; and its index in the list, or -1. */
export function useLinkedVersion(releases: ReleaseList["releases"]) {
  const linked = versionIn(decodeFragment(usePageLocation().hash));
  return { linked, index: linked === null ? -1 : indexOfVersion(releases, linked) };
}

/** Loads the version of a URL, or says that no release has it (docs/rules.md, 3.18). */
export function LinkedVersion({ list }: { list: ReleaseList }) {
  const { releases } = list;
  const [newest] = releases;
  const { loadAllReleases } = useReleaseListActions();
  const { linked, index } = useLinkedVersion(releases);
  const version = releases[index]?.version;
  const isMissing = linked !== null && version === undefined;
  const isUnknown = isMissing && hasEveryResponse(list);

  useEffect(() => {
    if (isMissing) loadAllReleases();
  }, [isMissing, loadAllReleases]);

  // After every render, because any render may have added the element.
  useEffect(() => {
    const id = version === undefined ? UNKNOWN_ID : versionId(version);
    const isScrolling = scrollToLinked(document.getElementById(id));
    // The link may spell the version in another way, and Back needs the id of the element.
    if (isScrolling && version !== undefined)
      window.history.replaceState(window.history.state, "", versionFragment(version));
  });

  return (
    // The version is not repeated: a link could put any text on the page.
    isUnknown && (
      <div id={UNKNOWN_ID} className={styles.unknown} role="status" tabIndex={-1}>
        <p>We don't know that version.</p>
        {newest && (
          <p>
            The latest is <a href={versionFragment(newest.version)}>{newest.name}</a>.
          </p>
        )}
        <MissingReleases />
      </div>
    )
  );
}
