import { useDeferredValue, useEffect, useRef } from "react";
import type { ReleaseSummary } from "../../../releases/release";
import { indexOfVersion } from "../../../releases/version";
import { ids } from "../../../site/links";
import { language } from "../../../site/product";
import { MissingReleases } from "../list/MissingReleases";
import { hasEveryResponse } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Fold } from "../parts/Fold";
import { scrollToLinked } from "../parts/linkedScroll";
import { FeatureLines, ReleaseMetadata, VersionLink } from "../parts/ReleaseDetails";
import * as styles from "./SinceResult.module.css";

const SHOWN_VERSIONS = 3;

export default function SinceResult({ version }: { version: string }) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const title = useRef<HTMLHeadingElement>(null);
  const { releases } = list;
  const [newest] = releases;
  const position = indexOfVersion(releases, version);
  const since = releases[position];
  const newer = since ? releases.slice(0, position) : [];
  const hasResult = since !== undefined || hasEveryResponse(list);

  useEffect(() => {
    // A new version is also a retry after a failure.
    if (version) loadAllReleases();
  }, [version, loadAllReleases]);
  useEffect(() => {
    if (hasResult) scrollToLinked(title.current);
  }, [hasResult]);

  return (
    <div>
      <div role="status">
        <h3 ref={title} className={styles.title} tabIndex={-1}>
          {hasResult ? resultTitle(since, newer) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && newest !== since && (
        <p className={styles.newest}>
          <a href={`#${ids.latest}`}>To the download</a>
        </p>
      )}
      {since && <VersionList releases={newer.slice(0, SHOWN_VERSIONS)} />}
      {since && newer.length > SHOWN_VERSIONS && (
        <Fold isSmall title="All changes">
          <VersionList releases={newer.slice(SHOWN_VERSIONS)} />
        </Fold>
      )}
      <MissingReleases />
    </div>
  );
}

function resultTitle(since: ReleaseSummary | undefined, newer: readonly ReleaseSummary[]): string {
  // An unknown version is not repeated: a link could put any text on the page.
  if (!since) return "We don't know that version";
  if (newer.length === 0) return `${since.version} is the latest version`;
  // The forms are those of the language: https://cldr.unicode.org/index/cldr-spec/plural-rules
  const forms: Record<string, string> = { one: "version", other: "versions" };
  const form = new Intl.PluralRules(language).select(newer.length);
  const count = newer.length.toLocaleString(language);
  return `${count} ${forms[form] ?? forms.other} since ${since.version}`;
}

function VersionList({ releases }: { releases: readonly ReleaseSummary[] }) {
  return (
    <ol role="list" className={styles.versions}>
      {releases.map((release) => (
        <li key={release.id}>
          <h4>
            <VersionLink release={release} /> <ReleaseMetadata release={release} />
          </h4>
          <FeatureLines features={release.features} />
        </li>
      ))}
    </ol>
  );
}
