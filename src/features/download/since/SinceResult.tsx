import { useDeferredValue, useEffect, useRef } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import {
  compareVersions,
  indexOfVersion,
  namesVersion,
  versionFragment,
} from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import { useInstallHelp } from "../install/useInstallHelp";
import { isSettled, type RefreshStatus } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, ReleaseLabels } from "../ReleaseNotes";
import { scrollOnceTo } from "../scrollOnceTo";
import * as styles from "./SinceResult.module.css";

/** `isLinked`: the version comes from the URL. */
type SinceResultProps = { version: string; isLinked: boolean };

export default function SinceResult({ version, isLinked }: SinceResultProps) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const title = useRef<HTMLHeadingElement>(null);
  const { known, refresh } = list;
  const [newest] = known;
  const position = indexOfVersion(known, version);
  const since = known[position];
  const newer = since ? known.slice(0, position) : [];
  const hasResult = since !== undefined || isSettled(list);

  useEffect(() => {
    // A new version is also a retry after a failure.
    if (version) loadAllReleases();
  }, [version, loadAllReleases]);
  useEffect(() => {
    if (hasResult && isLinked) scrollOnceTo(title.current);
  }, [hasResult, isLinked]);

  return (
    <div>
      <div role="status">
        <h3 ref={title} className={styles.title} tabIndex={-1}>
          {hasResult ? titleOf(since, newer, refresh) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && <NewestDownload release={newest} />}
      {since && (
        <ol className={styles.versions}>
          {newer.map((release) => (
            <VersionChanges key={release.id} release={release} since={since.version} />
          ))}
        </ol>
      )}
    </div>
  );
}

function titleOf(
  since: ReleaseSummary | undefined,
  newer: readonly ReleaseSummary[],
  { status }: RefreshStatus,
): string {
  // An unknown version is not repeated: a link could put any text on the page.
  if (!since) return "We don't know that version";
  if (newer.length === 0)
    return `${since.version} is the latest version${status === "current" ? "" : " known here"}`;
  const changes = newer.reduce((sum, { features }) => sum + features.length, 0);
  const changesText = changes === 1 ? "1 change" : `${changes} changes`;
  const versionsText = newer.length === 1 ? "1 version" : `${newer.length} versions`;
  return `${changesText} in ${versionsText} since ${since.version}`;
}

function VersionChanges({ release, since }: { release: ReleaseSummary; since: string }) {
  const { name, version, date, features } = release;
  // 1.9.5 may be published after 2.4.0, and is no update of it (docs/rules.md, 13.3).
  const isOlderLine = compareVersions(version, since) < 0;
  return (
    <li>
      <h4>
        <a href={versionFragment(version)}>{name}</a>
        {!namesVersion(release) && <span>{` ${version}`}</span>}
        {date && (
          <span>
            {" "}
            <DateText date={date} />
          </span>
        )}
        <ReleaseLabels release={release} />
        {isOlderLine && <span> An older line, published later</span>}
      </h4>
      <Changes features={features} />
    </li>
  );
}

function NewestDownload({ release }: { release: ReleaseSummary }) {
  const { linkProps, help } = useInstallHelp();
  const { url, name, summary } = useBestDownload(release);
  if (!url) return null;
  return (
    <>
      <p className={styles.newest}>
        <a {...linkProps(url, name)} className={buttonClass("outline", "small")}>
          <span>
            Download <bdi>{release.version}</bdi>
          </span>
          <Icon name="download" />
        </a>
        <span>{summary}</span>
      </p>
      {help}
    </>
  );
}
