import { localDateText, utcDateText } from "../../releases/dateText";
import { buttonClass } from "../ui/buttonClass";
import { Lamp } from "../ui/Lamp";
import { LocalText } from "../ui/LocalText";
import { PlayingBars } from "../ui/PlayingBars";
import { CheckedAgo } from "./CheckedAgo";
import * as styles from "./ReleaseStatus.module.css";

/**
 * What the line says: the built list alone, a refresh under way, a list that was checked at `checkedAt`, or a refresh that
 * failed.
 */
export type RefreshStatus =
  | { status: "built" }
  | { status: "loading" }
  | { status: "current"; checkedAt: Date }
  | { status: "failed"; message: string };

interface ReleaseStatusProps {
  refresh: RefreshStatus;
  /** When the built list was read, ISO 8601. */
  readAt: string;
  /** Whether there is a list beside the line: without one, it has nothing to say of its age. */
  hasList: boolean;
  onRetry: () => void;
}

/** How fresh the list is, in a place of its own: none of its states moves the page. */
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
