import { withPrefix } from "gatsby";
import { useDeferredValue, useMemo } from "react";
import { hydrateLater } from "../../../components/hydrateLater";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { useReleaseList } from "../list/useReleaseList";
import { Part } from "../Part";
import { FindVersions } from "../search/FindVersions";
import { PreviousVersions } from "./PreviousVersions";

/**
 * Every release but the newest, and the search in all of them; nothing if there is only one. It is long, and below what visitors look
 * for, so it hydrates and updates last.
 */
export const PreviousSection = hydrateLater(function PreviousSection() {
  const [current, { showMore, loadAllReleases }] = useReleaseList();
  const list = useDeferredValue(current);
  const { shown, hasMoreToShow, allReleasesFile, total } = list;
  const previous = useMemo(() => shown.slice(1), [shown]);
  // Not deferred if the last of them was deleted: the section goes together with what is above it.
  if (current.shown.length < 2 || previous.length === 0) return null;
  const older = {
    isLoading: allReleasesFile.status === "loading",
    problem: allReleasesFile.status === "failed" ? allReleasesFile.message : undefined,
    shown: shown.length,
    total,
  };
  return (
    <Part name="The list of previous versions" offersPlainList>
      <PreviousVersions
        releases={previous}
        older={hasMoreToShow ? older : null}
        showMore={showMore}
        loadAllReleases={loadAllReleases}
        withSearch={(versions) => (
          <FindVersions list={list} loadAllReleases={loadAllReleases} plainListUrl={withPrefix(PLAIN_LIST_PATH)}>
            {versions}
          </FindVersions>
        )}
      />
    </Part>
  );
});
