import { buttonClass } from "../../../components/buttonClass";
import { ReloadButton } from "../../../components/ReloadButton";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { utcDateText } from "../../../releases/dateText";
import * as styles from "./ReleaseStatus.module.css";
import { useReleaseList } from "./useReleaseList";

/** The state of the list. Its age is no part of the status that a screen reader reads. */
export function ReleaseStatus() {
  const { liveRequest, releases } = useReleaseList();
  const { status } = liveRequest;
  const isCurrent = status === "current";
  return (
    <div className={styles.line}>
      <div className={styles.state} role="status">
        {status === "loading" && <span className={styles.loading}>Loading releases...</span>}
        {isCurrent && <span className={styles.current}>Release list is current</span>}
        {status === "failed" && (
          <span className={styles.error}>{`Error: ${liveRequest.message}`}</span>
        )}
      </div>
      {status === "failed" && (
        <ReloadButton label="Retry" className={buttonClass("outline", "small")} />
      )}
      {releases.length > 0 && !isCurrent && (
        <ReplaceOnChange of={status}>
          <p className={styles.age}>
            <ListAge />
          </p>
        </ReplaceOnChange>
      )}
    </div>
  );
}

function ListAge() {
  const { liveRequest, live, built } = useReleaseList();
  const date = !live && (
    <time dateTime={built.readAt}>
      <bdi suppressHydrationWarning>{utcDateText(built.readAt)}</bdi>
    </time>
  );
  if (liveRequest.status !== "failed") return date && <>List of {date}</>;
  return <>The list{date && <> of {date}</>} still works.</>;
}
