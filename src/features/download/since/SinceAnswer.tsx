import { useDeferredValue, useEffect } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import { compareVersions, indexOfVersion, namesVersion, versionFragment } from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import { useInstallHelp } from "../install/useInstallHelp";
import { useShowInWindow } from "../links/useShowInWindow";
import { type Coverage, coverageOf, type RefreshStatus } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, FactMarks } from "../releaseParts";
import * as styles from "./SinceAnswer.module.css";

/** The id of the answer's title. */
const TITLE_ID = "since";

/**
 * What changed since a version, newest first, with the newest download, or that no release has the version. A version that the page
 * knows is answered at once, and the answer changes with the list (docs/rules.md, 13.10).
 *
 * @param props `isLinked`: a link asked, not the visitor. `askedAt` is in milliseconds
 */
export function SinceAnswer({ question }: { question: { version: string; isLinked: boolean; askedAt: number } }) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const { known, refresh } = list;
  const [newest] = known;
  const coverage = coverageOf(list, question.askedAt);
  const position = indexOfVersion(known, question.version);
  const since = known[position];
  const isAnswered = since !== undefined || coverage !== null;

  // A version that only resembles one of these may be exactly that of an older release.
  useEffect(() => {
    if (!known.some(({ version }) => version === question.version)) loadAllReleases();
  }, [known, question, loadAllReleases]);

  useShowInWindow(isAnswered && question.isLinked ? TITLE_ID : null, question.version, true);

  return (
    <div>
      <div role="status">
        <h3 id={TITLE_ID} className={styles.title} tabIndex={-1}>
          {isAnswered ? titleOf(since, known.slice(0, position), refresh) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && <NewestDownload release={newest} />}
      <p className={styles.note}>{isAnswered && noteOf(since !== undefined, refresh, coverage)}</p>
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

function noteOf(isFound: boolean, { status }: RefreshStatus, coverage: Coverage | null): string {
  const isCurrent = status === "current";
  if (!isCurrent && status !== "failed") return "Checking for newer versions...";
  if (isFound) return isCurrent ? "" : "Newer versions may be missing: the release list could not be loaded.";
  if (!isCurrent) return "It may be a new one: the release list could not be loaded. Try again later.";
  if (coverage?.isComplete) return "No release has it. Choose yours above.";
  return "It may be an older one: older versions could not be loaded. Try again later.";
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
