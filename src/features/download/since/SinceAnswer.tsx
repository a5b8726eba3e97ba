import { useEffect, useMemo, useRef } from "react";
import { CONTENT_TIME_LIMIT, whenIdle } from "../../../browser/whenIdle";
import { whenPainted } from "../../../browser/whenPainted";
import type { KnownRelease } from "../../../releases/release";
import { indexOfVersion } from "../../../releases/version";
import { freshReleases } from "../list/freshReleases";
import type { SinceList, SinceQuestion } from "./ChangesSince";
import { NewestDownload } from "./NewestDownload";
import { type ReleasesSince, releasesSince } from "./releasesSince";
import * as styles from "./SinceAnswer.module.css";
import { VersionChanges } from "./VersionChanges";

interface SinceAnswerProps {
  question: SinceQuestion;
  list: SinceList;
  loadAllReleases: () => void;
  /** Called with the version as its release writes it, or with "" if no release has it. */
  onAnswered: (version: string) => void;
}

/**
 * What changed since a version, newest first, with the newest download, or that no release has the version. A version that the page
 * knows is answered at once, and the answer changes with the list (docs/rules.md, 13.10).
 */
export function SinceAnswer({ question, list, loadAllReleases, onAnswered }: SinceAnswerProps) {
  const { known, allReleases, latestFiles } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const scrolledFor = useRef<SinceQuestion | null>(null);
  const isKnown = indexOfVersion(known, question.version) >= 0;
  const searched = freshReleases(allReleases, question.askedAt)?.releases ?? (isKnown ? known : null);
  const found = useMemo(() => searched && releasesSince(searched, question.version), [searched, question]);
  const [newest] = searched ?? known;

  // A version that only resembles one of these may be exactly that of an older release.
  useEffect(() => {
    if (!known.some(({ version }) => version === question.version)) loadAllReleases();
  }, [known, question, loadAllReleases]);

  useEffect(() => {
    if (!searched) return;
    onAnswered(found?.since.version ?? "");
    if (!question.isLinked || scrolledFor.current === question) return;
    scrolledFor.current = question;
    // The list below may not show yet what the refresh has changed: visitors would see it move. And a busy browser may be idle
    // before it has painted the answer: it would then count the growth of the answer as a shift of what is below it.
    whenIdle(CONTENT_TIME_LIMIT)
      .then(whenPainted)
      .then(() => {
        // Does not move a visitor who has begun to read or to press something.
        if (window.scrollY > 0 || document.activeElement !== document.body) return;
        heading.current?.focus({ preventScroll: true });
        heading.current?.closest("section")?.scrollIntoView();
      });
  }, [searched, found, question, onAnswered]);

  return (
    <>
      <div role="status">
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          {searched ? titleOf(found, list) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && <NewestDownload release={newest} files={latestFiles} />}
      <p className={styles.note}>{searched && noteOf(found, list)}</p>
      {found && (
        <ol className={styles.versions}>
          {found.releases.map((release) => (
            <VersionChanges key={release.id} release={release} since={found.since.version} />
          ))}
        </ol>
      )}
    </>
  );
}

// An unknown version is not repeated: somebody's link could make the page say anything.
function titleOf(found: ReleasesSince<KnownRelease> | null, { refresh }: SinceList): string {
  if (!found) return "We don't know that version";
  const { since, releases } = found;
  if (releases.length === 0) return `${since.version} is the latest version${refresh.status === "current" ? "" : " known here"}`;
  const changes = releases.reduce((sum, { features }) => sum + features.length, 0);
  const inVersions = releases.length === 1 ? "1 version" : `${releases.length} versions`;
  return `${changes === 1 ? "1 change" : `${changes} changes`} in ${inVersions} since ${since.version}`;
}

/** Which releases the answer may lack. */
function noteOf(found: ReleasesSince<KnownRelease> | null, { refresh, allReleases }: SinceList): string {
  if (refresh.status === "built" || refresh.status === "loading") return "Checking for newer versions...";
  if (refresh.status === "failed") {
    return found
      ? "Newer versions may be missing: the release list could not be loaded."
      : "It may be a new one: the release list could not be loaded. Try again later.";
  }
  if (found) return "";
  return allReleases?.isComplete
    ? "No release has it. Choose yours above."
    : "It may be an older one: older versions could not be loaded. Try again later.";
}
