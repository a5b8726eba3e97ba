import { lazy, useDeferredValue, useMemo } from "react";
import * as sharedStyles from "../../../components/shared.module.css";
import { indexOfVersion } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import * as fieldStyles from "../search/FindVersions.module.css";
import { parameterIn, writeParameter } from "../urlParameters";
import { type PageLocation, useUrlValue } from "../useUrlValue";

const SinceResult = lazy(() => import("./SinceResult"));

/** The changes since the version that a visitor chooses, or that the URL has: `?from=1.4.0`. */
export function ChangesSince({ location }: { location: PageLocation }) {
  const { known, hasUnknownReleases, allReleasesFile } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const { value: version, isEntered, enter } = useUrlValue(location, sinceVersionIn);
  const options = useMemo(
    () =>
      [...new Set(known.map((release) => release.version))].map((tag) => (
        // With a value of its own: a browser may translate the text.
        <option key={tag} value={tag}>
          {tag}
        </option>
      )),
    [known],
  );

  return (
    <>
      <label className={fieldStyles.field}>
        Show changes since
        <select
          className={sharedStyles.field}
          value={known[indexOfVersion(known, version)]?.version ?? ""}
          onChange={({ currentTarget: { value } }) => {
            enter(value);
            writeParameter(location, "from", value);
          }}
          onPointerDown={loadAllReleases}
          onKeyDown={({ key }) => key !== "Tab" && loadAllReleases()}
        >
          <option value="">your version</option>
          {options}
          {hasUnknownReleases && allReleasesFile.status !== "idle" && (
            <option disabled>
              {allReleasesFile.status === "failed" ? "some missing" : "loading..."}
            </option>
          )}
        </select>
      </label>
      {version && (
        <LazyTool failure="The changes could not be loaded.">
          <SinceResult version={version} isLinked={!isEntered} />
        </LazyTool>
      )}
    </>
  );
}

function sinceVersionIn({ search }: PageLocation): string {
  // A URL parser reads the plus of `?from=1.4.0+5` as a space. No tag has a space.
  return parameterIn(search, "from").replaceAll(" ", "+");
}
