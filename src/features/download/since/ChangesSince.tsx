import { type ChangeEvent, type KeyboardEvent, lazy, useDeferredValue, useMemo, useState } from "react";
import { parameterIn, usePageUrl, writeParameter } from "../../../browser/pageUrl";
import * as sharedStyles from "../../../components/shared.module.css";
import { indexOfVersion } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import * as fieldStyles from "../search/FindVersions.module.css";

const SinceAnswer = lazy(async () => ({ default: (await import("./SinceAnswer")).SinceAnswer }));

/** A plus that nobody encoded is read as a space, and no tag has a space. */
const sinceVersionIn = (pageUrl: string) => parameterIn(pageUrl, "from").replaceAll(" ", "+");

/** All changes since the visitor's version, which they choose or a link names, as in `/download?from=1.4.0` (docs/rules.md, 13.1). */
export function ChangesSince() {
  const { known, hasUnknownReleases, allReleasesFile } = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const versionInUrl = sinceVersionIn(usePageUrl());
  const [chosen, setChosen] = useState<{ version: string; versionInUrl: string } | null>(null);
  // What was chosen counts until the URL asks about another version. A browser may refuse to write it into the URL.
  const isChosen = chosen?.versionInUrl === versionInUrl;
  const version = isChosen ? chosen.version : versionInUrl;
  const question = useMemo(() => (version ? { version, isLinked: !isChosen, askedAt: Date.now() } : null), [version, isChosen]);
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
    writeParameter("from", value);
    setChosen({ version: value, versionInUrl: sinceVersionIn(window.location.href) });
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
      {question && (
        <LazyTool failure="The changes could not be loaded.">
          <SinceAnswer question={question} />
        </LazyTool>
      )}
    </>
  );
}
