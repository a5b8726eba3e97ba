import { LATEST_ID } from "../latest/LatestRelease";
import * as styles from "./LinkedVersionAnswer.module.css";
import type { VersionPlace, VersionPlaceList } from "./versionPlace";

interface UnknownVersionProps {
  titleId: string;
  list: Pick<VersionPlaceList, "known" | "shown">;
  place: Extract<VersionPlace, { kind: "unknown" }>;
  plainListUrl: string;
}

/** Says that no known release has the version of a link, why that may be, and what is there instead (docs/rules.md, 3.27). */
export function UnknownVersion({ titleId, list: { known, shown }, place, plainListUrl }: UnknownVersionProps) {
  const [latest] = known;
  return (
    <>
      <h2 id={titleId}>We don't know that version</h2>
      <p className={styles.reason}>{reasonOf(place)}</p>
      <ul className={styles.ways}>
        {latest && (
          <li>
            <a href={`#${LATEST_ID}`}>
              The latest version: <bdi>{latest.name}</bdi>
            </a>
          </li>
        )}
        {shown.length > 1 && (
          <li>
            <a href="#versions">Previous versions</a>
          </li>
        )}
        <li>
          <a href={plainListUrl}>All versions in a plain list</a>
        </li>
      </ul>
    </>
  );
}

function reasonOf({ isComplete, isCurrent }: UnknownVersionProps["place"]): string {
  if (isComplete && isCurrent) return "No release has it. The link may be mistyped, or the release was removed.";
  if (isComplete) return "It may be a new one: the newest releases could not be loaded.";
  return "It may be an older one: older versions could not be loaded. Follow the link again later.";
}
