import type { ReactNode } from "react";
import { Changes } from "../components/download/Changes";
import { PrereleaseMark } from "../components/download/PrereleaseMark";
import { DateText } from "../components/ui/DateText";
import { changesSince } from "../releases/changesSince";
import type { KnownRelease, WholeList } from "../releases/release";
import * as styles from "./ChangesSince.module.css";

/** What to say of a version: a sentence, what stands below it, and the version as the list writes it; null where it bears none. */
export interface AnswerSince {
  title: string;
  content: ReactNode;
  since: string | null;
}

/** Everything that came after a version, as one list, newest first; or that no release bears it. */
export function answerSince({ releases, isComplete }: WholeList, version: string): AnswerSince {
  const found = changesSince(releases, version);
  if (!found) {
    return {
      title: `There is no version ${version}`,
      content: (
        <p className={styles.note}>
          {isComplete
            ? "No release bears that version. Choose yours above; every version stands below."
            : "It is not among the newest releases, and the complete list could not be loaded. Try again later."}
        </p>
      ),
      since: null,
    };
  }
  return {
    title: titleOf(found.since.version, found.releases),
    content: (
      <ol className={styles.versions}>
        {found.releases.map((release) => (
          <VersionChanges key={release.id} {...release} />
        ))}
      </ol>
    ),
    since: found.since.version,
  };
}

function titleOf(version: string, releases: readonly KnownRelease[]): string {
  if (releases.length === 0) return `${version} is the latest version`;
  const changes = releases.reduce((sum, { features }) => sum + features.length, 0);
  const inVersions = releases.length === 1 ? "1 version" : `${releases.length} versions`;
  return `${changes === 1 ? "1 change" : `${changes} changes`} in ${inVersions} since ${version}`;
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
