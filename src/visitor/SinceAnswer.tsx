import { useEffect, useMemo, useRef } from "react";
import { whenIdle } from "../browser/whenIdle";
import { Changes } from "../components/download/Changes";
import { PrereleaseMark } from "../components/download/PrereleaseMark";
import { DateText } from "../components/ui/DateText";
import { type ChangesSince, changesSince } from "../releases/changesSince";
import type { KnownRelease, WholeList } from "../releases/release";
import type { SinceQuestion } from "./ChangesSince";
import * as styles from "./SinceAnswer.module.css";

interface SinceAnswerProps {
  question: SinceQuestion;
  /** The releases to look among; null while they are on their way. */
  whole: WholeList | null;
  /** Hears the version as the list writes it; "" where it has none like it. */
  onAnswered: (version: string) => void;
}

/** All that came after a version, newest first, or that no release bears it; what it says follows the list. */
export function SinceAnswer({ question, whole, onAnswered }: SinceAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const broughtTo = useRef<SinceQuestion | null>(null);
  const found = useMemo(() => whole && changesSince(whole.releases, question.version), [whole, question]);

  useEffect(() => {
    if (!whole) return;
    onAnswered(found?.since.version ?? "");
    if (!found || !question.isLinked || broughtTo.current === question) return;
    broughtTo.current = question;
    // The list below may still be on its way to what the refresh has brought; in sight, it would move.
    whenIdle().then(() => {
      // Whoever has begun to read or to press something stays where they are.
      if (window.scrollY > 0 || document.activeElement !== document.body) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest("section")?.scrollIntoView();
    });
  }, [whole, found, question, onAnswered]);

  return (
    <>
      <div role="status">
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          {whole ? titleOf(found, whole) : "Looking up what came after it"}
        </h3>
      </div>
      {whole && <Reservation isFound={found !== null} {...whole} />}
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

// An unknown version is not repeated: a link could put words into the page's mouth.
function titleOf(found: ChangesSince<KnownRelease> | null, { isComplete, isCurrent }: WholeList): string {
  if (!found) return isComplete && isCurrent ? "No release bears that version" : "That version is not known here";
  const { since, releases } = found;
  if (releases.length === 0) return `${since.version} is the latest version${isCurrent ? "" : " known here"}`;
  const changes = releases.reduce((sum, { features }) => sum + features.length, 0);
  const inVersions = releases.length === 1 ? "1 version" : `${releases.length} versions`;
  return `${changes === 1 ? "1 change" : `${changes} changes`} in ${inVersions} since ${since.version}`;
}

function Reservation({ isFound, isComplete, isCurrent }: { isFound: boolean } & Pick<WholeList, "isComplete" | "isCurrent">) {
  if (!isCurrent) return <p className={styles.note}>Newer versions may be missing: the releases could not be asked for.</p>;
  if (isFound) return null;
  return (
    <p className={styles.note}>
      {isComplete ? "Choose yours above." : "It may be an older one: the complete list could not be loaded. Try again later."}
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
