import { useEffect, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { DateText } from "../../../components/LocalText";
import { ReloadButton } from "../../../components/ReloadButton";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { language } from "../../../site/product";
import * as styles from "./ReleaseStatus.module.css";
import { useReleaseList } from "./useReleaseList";

/** The age is outside of the status: a screen reader would read it again each minute. */
export function ReleaseStatus() {
  const { liveRequest, releases } = useReleaseList();
  const { status } = liveRequest;
  const isCurrent = status === "current";
  return (
    <div className={isCurrent ? styles.sentence : styles.line}>
      <div className={styles.state} role="status">
        {status === "loading" && <span className={styles.loading}>Loading releases...</span>}
        {isCurrent && <span className={styles.current}>Release list is current</span>}
        {status === "failed" && (
          <span className={styles.error}>{`Error: ${liveRequest.message}`}</span>
        )}
      </div>
      {status === "failed" && (
        <ReloadButton
          label="Retry"
          className={`${buttonClass("outline", "small")} ${styles.retry}`}
        />
      )}
      {releases.length > 0 && (
        <ReplaceOnChange of={status}>
          <p className={isCurrent ? undefined : styles.age}>
            {isCurrent ? <CheckedAgo checkedAt={liveRequest.checkedAt} /> : <ListAge />}
          </p>
        </ReplaceOnChange>
      )}
    </div>
  );
}

function ListAge() {
  const { liveRequest, live, built } = useReleaseList();
  const date = !live && <DateText date={built.readAt} />;
  if (liveRequest.status !== "failed") return date && <>List of {date}</>;
  return <>The list{date && <> of {date}</>} still works.</>;
}

const MINUTE = 60_000;

function CheckedAgo({ checkedAt }: { checkedAt: number }) {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const count = () => setMinutes(Math.floor((Date.now() - checkedAt) / MINUTE));
    const timer = setInterval(count, MINUTE);
    return () => clearInterval(timer);
  }, [checkedAt]);
  if (minutes < 1) return <span>(checked just now)</span>;
  const ago = new Intl.RelativeTimeFormat(language).format(-minutes, "minute");
  return <span>{`(checked ${ago})`}</span>;
}
