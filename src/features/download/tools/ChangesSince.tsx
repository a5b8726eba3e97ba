import { lazy, useDeferredValue, useMemo } from "react";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import type { PageLocation } from "../../../browser/usePageLocation";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import { indexOfVersion } from "../../../releases/version";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import * as fieldStyles from "../parts/Field.module.css";
import { LazyTool } from "../parts/LazyTool";
import { parameterIn, useUrlParameter } from "../parts/useUrlParameter";

const SinceResult = lazy(() => import("./SinceResult"));

/** The changes since the version that a visitor chooses, or that the URL has: `?from=1.4.0`. */
export function ChangesSince() {
  const list = useReleaseList();
  const { releases } = useDeferredValue(list);
  const { loadAllReleases } = useReleaseListActions();
  const { value: version, enter, write } = useUrlParameter("from", sinceVersionIn);
  const isHydrated = useIsHydrated();
  const options = useMemo(
    () =>
      // Nobody can choose one in the built HTML.
      isHydrated &&
      releases.map(({ id, version: tag }) => (
        // With a value of its own: a browser may translate the text.
        <option key={id} value={tag}>
          {tag}
        </option>
      )),
    [releases, isHydrated],
  );
  return (
    // It moves when a newer release has more changes.
    <ReplaceOnChange of={list.releases[0]?.id ?? ""}>
      <label className={fieldStyles.field}>
        What changed since
        <select
          className={sharedStyles.field}
          value={releases[indexOfVersion(releases, version)]?.version ?? ""}
          onChange={({ currentTarget: { value } }) => {
            enter(value);
            write(value);
          }}
          onPointerDown={loadAllReleases}
          onKeyDown={({ key }) => key !== "Tab" && loadAllReleases()}
        >
          <option value="">choose your version</option>
          {options}
        </select>
      </label>
      {version && (
        <LazyTool failure="The changes could not be loaded.">
          <SinceResult version={version} />
        </LazyTool>
      )}
    </ReplaceOnChange>
  );
}

function sinceVersionIn({ search }: PageLocation) {
  return parameterIn(search, "from");
}
