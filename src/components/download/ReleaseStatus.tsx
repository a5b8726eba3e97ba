import { localDateText, utcDateText } from "../../releases/dateText";
import type { RefreshStatus } from "../../releases/releaseListFacts";
import { buttonClass } from "../ui/buttonClass";
import { Lamp } from "../ui/Lamp";
import { LocalText } from "../ui/LocalText";
import { PlayingBars } from "../ui/PlayingBars";
import { CheckedAgo } from "./CheckedAgo";
import * as styles from "./ReleaseStatus.module.css";

interface ReleaseStatusProps {
  refresh: RefreshStatus;
  /** When the build read the list, ISO 8601. */
  readAt: string;
  /** Whether there is a release at all. Without one, there is no list whose age could be shown. */
  hasList: boolean;
  onRetry: () => void;
}

/** How fresh the list is (docs/rules.md, 3.14 and section 8). Its size is reserved, so no state of it moves the page. */
export function ReleaseStatus({ refresh, readAt, hasList, onRetry }: ReleaseStatusProps) {
  return (
    <div className={styles.line}>
      <div className={styles.state} role="status">
        {refresh.status === "loading" && (
          <>
            <PlayingBars />
            <span>Loading releases...</span>
          </>
        )}
        {refresh.status === "current" && (
          <>
            <Lamp />
            <span>Up to date</span>
          </>
        )}
        {refresh.status === "failed" && <span className={styles.error}>Error: {refresh.message}</span>}
      </div>
      {refresh.status === "failed" && (
        <button type="button" className={`${buttonClass({ look: "outline", size: "small" })} ${styles.retry}`} onClick={onRetry}>
          Retry
        </button>
      )}
      {hasList && (
        <p key={refresh.status} className={styles.age}>
          {refresh.status === "current" ? (
            <CheckedAgo checkedAt={refresh.checkedAt} />
          ) : (
            <>
              Built on <LocalText built={utcDateText(readAt)} local={() => localDateText(readAt)} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
