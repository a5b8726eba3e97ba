import type { PageProps } from "gatsby";
import { type ChangeEvent, type KeyboardEvent, lazy, useDeferredValue, useMemo, useState } from "react";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import * as sharedStyles from "../../../components/shared.module.css";
import { indexOfVersion } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import * as fieldStyles from "../search/FindVersions.module.css";
import { parameterIn, writeParameter } from "../urlParameters";

const SinceAnswer = lazy(async () => ({ default: (await import("./SinceAnswer")).SinceAnswer }));

type PageLocation = Pick<PageProps["location"], "pathname" | "search" | "hash">;

interface Choice {
  version: string;
  /** The place in which the version was asked or chosen; null in the HTML. */
  location: PageLocation | null;
  isChosen: boolean;
}

/** All changes since the visitor's version, which they choose or a link names, as in `/download?from=1.4.0` (docs/rules.md, 13.1). */
export function ChangesSince({ location }: { location: PageLocation }) {
  const { known, hasUnknownReleases, allReleasesFile } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const isHydrated = useIsHydrated();
  // What is chosen counts until the visitor goes somewhere, as in FindVersions.
  const [choice, setChoice] = useState<Choice>({ version: "", location: null, isChosen: false });
  if (isHydrated && choice.location !== location) {
    // A plus that nobody encoded is read as a space, and no tag has a space.
    const asked = parameterIn(location.search, "from").replaceAll(" ", "+");
    setChoice(choice.version === asked ? { ...choice, location } : { version: asked, location, isChosen: false });
  }
  const { version, isChosen } = choice;
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
    setChoice({ version: value, location, isChosen: true });
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
          <SinceAnswer version={version} isLinked={!isChosen} />
        </LazyTool>
      )}
    </>
  );
}
