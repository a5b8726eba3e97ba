import { useDeferredValue, useEffect, useRef } from "react";
import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import { isTooNew } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { compareVersions, indexOfVersion } from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import { DownloadLink, InstallHelp, InstallHelpArea } from "../install/InstallHelp";
import { MissingReleases } from "../list/MissingReleases";
import { hasEveryResponse } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Fold } from "../parts/Fold";
import { scrollToLinked } from "../parts/linkedScroll";
import { FeatureLines, ReleaseLabels, VersionLink } from "../parts/ReleaseDetails";
import * as styles from "./SinceResult.module.css";

/** More versions are in a fold: the steps of the installation are below. */
const SHOWN_VERSIONS = 3;

export default function SinceResult({ version }: { version: string }) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const title = useRef<HTMLHeadingElement>(null);
  const { releases, liveRequest } = list;
  const [newest] = releases;
  const position = indexOfVersion(releases, version);
  const since = releases[position];
  const newer = since ? releases.slice(0, position) : [];
  const hasResult = since !== undefined || hasEveryResponse(list);
  const isCurrent = liveRequest.status === "current";

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
          {hasResult ? titleOf(since, newer, isCurrent) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && newest !== since && <NewestDownload release={newest} />}
      {since && <VersionList releases={newer.slice(0, SHOWN_VERSIONS)} since={since.version} />}
      {since && newer.length > SHOWN_VERSIONS && (
        <Fold isSmall title="All changes">
          <VersionList releases={newer.slice(SHOWN_VERSIONS)} since={since.version} />
        </Fold>
      )}
      <MissingReleases />
    </div>
  );
}

function titleOf(
  since: ReleaseSummary | undefined,
  newer: readonly ReleaseSummary[],
  isCurrent: boolean,
): string {
  // An unknown version is not repeated: a link could put any text on the page.
  if (!since) return "We don't know that version";
  if (newer.length === 0)
    return `${since.version} is the latest version${isCurrent ? "" : " known here"}`;
  const changes = newer.reduce((sum, { features }) => sum + features.length, 0);
  const versionsText = newer.length === 1 ? "1 version" : `${newer.length} versions`;
  // Notes without feature lines do not say that nothing changed.
  if (changes === 0) return `${versionsText} since ${since.version}`;
  const changesText = changes === 1 ? "1 change" : `${changes} changes`;
  return `${changesText} in ${versionsText} since ${since.version}`;
}

type VersionListProps = { releases: readonly ReleaseSummary[]; since: string };

function VersionList({ releases, since }: VersionListProps) {
  return (
    <ol className={styles.versions}>
      {releases.map((release) => (
        <VersionChanges key={release.id} release={release} since={since} />
      ))}
    </ol>
  );
}

function VersionChanges({ release, since }: { release: ReleaseSummary; since: string }) {
  const { version, date, features } = release;
  // 1.9.5 may be published after 2.4.0, and is no update of it (docs/rules.md, 13.3).
  const isOlderLine = compareVersions(version, since) < 0;
  return (
    <li>
      <h4>
        <VersionLink release={release} />
        {date && (
          <span>
            {" "}
            <DateText date={date} />
          </span>
        )}
        <ReleaseLabels release={release} />
        {isOlderLine && <span> An older line, published later</span>}
      </h4>
      <FeatureLines features={features} />
    </li>
  );
}

function NewestDownload({ release }: { release: ReleaseSummary }) {
  const { file, url, summary } = useBestDownload(release);
  const device = useDevice();
  if (!url || (file && isTooNew(file, device))) return null;
  return (
    <InstallHelpArea>
      <p className={styles.newest}>
        <DownloadLink href={url} className={buttonClass("outline", "small")}>
          <span>
            Download <bdi>{release.version}</bdi>
          </span>
          <Icon name="download" />
        </DownloadLink>
        <span>{summary}</span>
      </p>
      <InstallHelp />
    </InstallHelpArea>
  );
}
