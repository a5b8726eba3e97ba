import { buttonClass } from "../../../components/buttonClass";
import { Lamp } from "../../../components/Lamp";
import { LocalText } from "../../../components/LocalText";
import { PlayingBars } from "../../../components/PlayingBars";
import { localDateText, utcDateText } from "../../../releases/dateText";
import { CheckedAgo } from "./CheckedAgo";
import * as styles from "./ReleaseStatus.module.css";
import type { RefreshStatus } from "./releaseListFacts";

interface ReleaseStatusProps {
  refresh: RefreshStatus;
  /** When the API answered last, in milliseconds. */
  checkedAt: number;
  /** When the build read the list that shows, ISO 8601; null if the API has answered since. */
  readAt: string | null;
  /** Whether there is a release at all. Without one, there is no list whose age could be shown. */
  hasList: boolean;
  onRetry: () => void;
}

/**
 * How fresh the list is, in one sentence (docs/rules.md, 3.14 and section 8). Its size is reserved, so no state of it moves the page.
 * The age is not in the status: a screen reader would read it again each minute.
 */
export function ReleaseStatus({ refresh, checkedAt, readAt, hasList, onRetry }: ReleaseStatusProps) {
  const isCurrent = refresh.status === "current";
  return (
    <div className={isCurrent ? styles.sentence : styles.line}>
      <div className={styles.state} role="status">
        {refresh.status === "loading" && (
          <>
            <PlayingBars />
            <span>Loading releases...</span>
          </>
        )}
        {isCurrent && (
          <>
            <Lamp />
            <span>{hasList ? "Release list is current," : "Release list is current"}</span>
          </>
        )}
        {refresh.status === "failed" && <span className={styles.error}>{`Error: ${refresh.message}`}</span>}
      </div>
      {refresh.status === "failed" && (
        <button type="button" className={`${buttonClass({ look: "outline", size: "small" })} ${styles.retry}`} onClick={onRetry}>
          Retry
        </button>
      )}
      {hasList && (
        <p key={JSON.stringify([refresh, readAt])} className={isCurrent ? undefined : styles.age}>
          <Age refresh={refresh} checkedAt={checkedAt} readAt={readAt} />
        </p>
      )}
    </div>
  );
}

function Age({ refresh, checkedAt, readAt }: Pick<ReleaseStatusProps, "refresh" | "checkedAt" | "readAt">) {
  if (refresh.status === "current") return <CheckedAgo checkedAt={checkedAt} />;
  const date = readAt && <LocalText built={utcDateText(readAt)} local={() => localDateText(readAt)} />;
  if (refresh.status !== "failed") return date && <>Built on {date}</>;
  const ending = refresh.isGone ? " may not work any more." : " still works.";
  return date ? (
    <>
      The list of {date}
      {ending}
    </>
  ) : (
    `The list${ending}`
  );
}
