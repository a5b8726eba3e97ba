import { useDeferredValue, useMemo } from "react";
import { Part } from "../components/download/Part";
import { PreviousVersions } from "../components/download/PreviousVersions";
import { hydrateLater } from "../components/ui/hydrateLater";
import { useReleaseList } from "../liveReleases/useReleaseList";

/**
 * Every release but the newest; nothing if there is none. It is long, and below what visitors look for, so it hydrates and updates
 * last.
 */
export const PreviousSection = hydrateLater(function PreviousSection() {
  const [list, { showMore, loadAllReleases }] = useReleaseList();
  const { shown, hasMoreToShow, allReleasesFile } = useDeferredValue(list);
  const previous = useMemo(() => shown.slice(1), [shown]);
  // Not deferred if the last of them was deleted: the section goes together with what is above it.
  const isEmpty = list.shown.length < 2 || previous.length === 0;
  return (
    !isEmpty && (
      <Part name="The list of previous versions" offersPlainList>
        <PreviousVersions
          releases={previous}
          hasMoreToShow={hasMoreToShow}
          isLoading={allReleasesFile.status === "loading"}
          problem={allReleasesFile.status === "failed" ? allReleasesFile.message : undefined}
          showMore={showMore}
          loadAllReleases={loadAllReleases}
        />
      </Part>
    )
  );
});
