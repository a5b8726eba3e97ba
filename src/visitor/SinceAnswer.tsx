import { useEffect, useMemo, useRef } from "react";
import { whenIdle } from "../browser/whenIdle";
import { whenPainted } from "../browser/whenPainted";
import { Changes } from "../components/download/Changes";
import { PrereleaseMark } from "../components/download/PrereleaseMark";
import { DateText } from "../components/ui/DateText";
import type { AllReleases } from "../releases/listContent";
import type { KnownRelease } from "../releases/release";
import { type ReleasesSince, releasesSince } from "../releases/releasesSince";
import type { SinceQuestion } from "./ChangesSince";
import * as styles from "./SinceAnswer.module.css";

interface SinceAnswerProps {
  question: SinceQuestion;
  /** The releases to search; null until they are loaded. */
  allReleases: AllReleases | null;
  /** Called with the version as its release writes it, or with "" if no release has it. */
  onAnswered: (version: string) => void;
}

/** What changed since a version, newest first, or that no release has it. The answer changes with the list. */
export function SinceAnswer({ question, allReleases, onAnswered }: SinceAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const scrolledFor = useRef<SinceQuestion | null>(null);
  const found = useMemo(() => allReleases && releasesSince(allReleases.releases, question.version), [allReleases, question]);

  useEffect(() => {
    if (!allReleases) return;
    onAnswered(found?.since.version ?? "");
    if (!found || !question.isLinked || scrolledFor.current === question) return;
    scrolledFor.current = question;
    // The list below may not show yet what the refresh has changed: visitors would see it move. And a busy browser may be idle
    // before it has painted the answer: it would then count the growth of the answer as a shift of what is below it.
    whenIdle()
      .then(whenPainted)
      .then(() => {
        // Does not move a visitor who has begun to read or to press something.
        if (window.scrollY > 0 || document.activeElement !== document.body) return;
        heading.current?.focus({ preventScroll: true });
        heading.current?.closest("section")?.scrollIntoView();
      });
  }, [allReleases, found, question, onAnswered]);

  return (
    <>
      <div role="status">
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          {allReleases ? titleOf(found, allReleases) : "Looking up what changed since then"}
        </h3>
      </div>
      {allReleases && <MissingReleases isFound={found !== null} {...allReleases} />}
      {found && (
        <ol className={styles.versions}>
          {found.releases.map((release) => (
            <VersionChanges key={release.id} {...release} />
          ))}
        </ol>
      )}
    </>
  );
}

// An unknown version is not repeated: somebody's link could make the page say anything.
function titleOf(found: ReleasesSince<KnownRelease> | null, { isComplete, isCurrent }: AllReleases): string {
  if (!found) return isComplete && isCurrent ? "No release has that version" : "That version is not known here";
  const { since, releases } = found;
  if (releases.length === 0) return `${since.version} is the latest version${isCurrent ? "" : " known here"}`;
  const changes = releases.reduce((sum, { features }) => sum + features.length, 0);
  const inVersions = releases.length === 1 ? "1 version" : `${releases.length} versions`;
  return `${changes === 1 ? "1 change" : `${changes} changes`} in ${inVersions} since ${since.version}`;
}

/** Says which releases the answer may lack. */
function MissingReleases({ isFound, isComplete, isCurrent }: { isFound: boolean } & Pick<AllReleases, "isComplete" | "isCurrent">) {
  if (!isCurrent) return <p className={styles.note}>Newer versions may be missing: the newest releases could not be loaded.</p>;
  if (isFound) return null;
  return (
    <p className={styles.note}>
      {isComplete ? "Choose yours above." : "It may be an older one: not all releases could be loaded. Try again later."}
    </p>
  );
}

function VersionChanges({ name, version, date, features, isPrerelease }: KnownRelease) {
  return (
    <li>
      <h4>
        {name}
        {name !== version && <span> {version}</span>}
        {date && (
          <span>
            {" "}
            <DateText date={date} />
          </span>
        )}
        {isPrerelease && (
          <>
            {" "}
            <PrereleaseMark />
          </>
        )}
      </h4>
      <Changes features={features} />
    </li>
  );
}
