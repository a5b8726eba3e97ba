import { type ChangeEvent, type KeyboardEvent, lazy, useDeferredValue, useMemo } from "react";
import * as sharedStyles from "../../../components/shared.module.css";
import { indexOfVersion } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import * as fieldStyles from "../search/FindVersions.module.css";
import { parameterIn, writeParameter } from "../urlParameters";
import { type PageLocation, useUrlValue } from "../useUrlValue";

const SinceAnswer = lazy(async () => ({ default: (await import("./SinceAnswer")).SinceAnswer }));

/** All changes since the visitor's version, which they choose or a link names, as in `/download?from=1.4.0` (docs/rules.md, 13.1). */
export function ChangesSince({ location }: { location: PageLocation }) {
  const { known, hasUnknownReleases, allReleasesFile } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const { value: version, isEntered, enter } = useUrlValue(location, sinceVersionIn);
  const options = useMemo(
    () =>
      [...new Set(known.map((release) => release.version))].map((tag) => (
        // The value stays if a browser translates the text.
        <option key={tag} value={tag}>
          {tag}
        </option>
      )),
    [known],
  );

  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    enter(value);
    writeParameter(location, "from", value);
  };
  const open = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") loadAllReleases();
  };

  return (
    <>
      <label className={fieldStyles.field}>
        Show changes since
        <select
          className={sharedStyles.field}
          value={known[indexOfVersion(known, version)]?.version ?? ""}
          onChange={choose}
          onPointerDown={loadAllReleases}
          onKeyDown={open}
        >
          <option value="">your version</option>
          {options}
          {/* Only once the visitor has asked for older ones. */}
          {hasUnknownReleases && allReleasesFile.status !== "idle" && (
            <option disabled>{allReleasesFile.status === "failed" ? "some missing" : "loading..."}</option>
          )}
        </select>
      </label>
      {version && (
        <LazyTool failure="The changes could not be loaded.">
          <SinceAnswer version={version} isLinked={!isEntered} />
        </LazyTool>
      )}
    </>
  );
}

function sinceVersionIn({ search }: PageLocation): string {
  // A plus that nobody encoded is read as a space, and no tag has a space.
  return parameterIn(search, "from").replaceAll(" ", "+");
}
