import { useDeferredValue, useEffect, useRef } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import { compareVersions, indexOfVersion, namesVersion, versionFragment } from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import { useInstallHelp } from "../install/useInstallHelp";
import { isSettled, type RefreshStatus } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, FactMarks } from "../releaseParts";
import { showOnce } from "../showOnce";
import * as styles from "./SinceAnswer.module.css";

interface SinceAnswerProps {
  version: string;
  /** Whether a link asked, and not the visitor. */
  isLinked: boolean;
}

/**
 * What changed since a version, newest first, with the newest download, or that no release has the version. A version that the page
 * knows is answered at once, and the answer changes with the list (docs/rules.md, 13.10).
 */
export function SinceAnswer({ version, isLinked }: SinceAnswerProps) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const title = useRef<HTMLHeadingElement>(null);
  const { known, refresh } = list;
  const [newest] = known;
  const position = indexOfVersion(known, version);
  const since = known[position];
  const isAnswered = since !== undefined || isSettled(list);

  useEffect(() => {
    if (version) loadAllReleases();
  }, [version, loadAllReleases]);
  useEffect(() => {
    if (isAnswered && isLinked) showOnce(title.current);
  }, [isAnswered, isLinked]);

  return (
    <div>
      <div role="status">
        <h3 ref={title} className={styles.title} tabIndex={-1}>
          {isAnswered ? titleOf(since, known.slice(0, position), refresh) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && <NewestDownload release={newest} />}
      {since && (
        <ol className={styles.versions}>
          {known.slice(0, position).map((release) => (
            <VersionChanges key={release.id} release={release} since={since.version} />
          ))}
        </ol>
      )}
    </div>
  );
}

// An unknown version is not repeated: somebody's link could make the page say anything.
function titleOf(since: ReleaseSummary | undefined, later: readonly ReleaseSummary[], { status }: RefreshStatus): string {
  if (!since) return "We don't know that version";
  if (later.length === 0) return `${since.version} is the latest version${status === "current" ? "" : " known here"}`;
  const changes = later.reduce((sum, { features }) => sum + features.length, 0);
  const inVersions = later.length === 1 ? "1 version" : `${later.length} versions`;
  return `${changes === 1 ? "1 change" : `${changes} changes`} in ${inVersions} since ${since.version}`;
}

/** `since` is the visitor's version. A release that is older by its own number belongs to another line (docs/rules.md, 13.11). */
function VersionChanges({ release, since }: { release: ReleaseSummary; since: string }) {
  const { name, version, date, features } = release;
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
        <FactMarks release={release} />
        {isOlderByNumber(version, since) && <span> An older line, published later</span>}
      </h4>
      <Changes features={features} />
    </li>
  );
}

/** The download of the newest release far from its own section. */
function NewestDownload({ release }: { release: ReleaseSummary }) {
  const { linkTo, help } = useInstallHelp();
  const { url, name, words } = useBestDownload(release);
  return (
    url && (
      <>
        <p className={styles.newest}>
          <a {...linkTo(url, name)} className={buttonClass("outline", "small")}>
            <span>
              Download <bdi>{release.version}</bdi>
            </span>
            <Icon name="download" />
          </a>
          <span>{words}</span>
        </p>
        {help}
      </>
    )
  );
}

/**
 * Whether a version is older than another one by its own number: 1.9.5 is older than 2.4.0, whenever it was published. Of equal
 * numbers, the one with a suffix such as `-rc.1` is the older one.
 */
export function isOlderByNumber(version: string, other: string): boolean {
  const order = compareVersions(version, other);
  const hasSuffix = (text: string) => /^\D*[\d.]+-[^+]/.test(text);
  return order < 0 || (order === 0 && hasSuffix(version) && !hasSuffix(other));
}
