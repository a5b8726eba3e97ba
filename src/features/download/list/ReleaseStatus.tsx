import { useEffect, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { DateText } from "../../../components/LocalText";
import { PlayingBars } from "../../../components/PlayingBars";
import * as styles from "./ReleaseStatus.module.css";
import { useReleaseList, useReleaseListActions } from "./useReleaseList";

/**
 * How fresh the list is, in one sentence (docs/rules.md, 3.14 and section 8). Its size is reserved, so no state of it moves the page.
 * The age is not in the status: a screen reader would read it again each minute.
 */
export function ReleaseStatus({ readAt }: { readAt: string }) {
  const { refresh, checkedAt, live, known } = useReleaseList();
  const { retry } = useReleaseListActions();
  const { status } = refresh;
  const isCurrent = status === "current";
  // Without a release, there is no list whose age could be shown.
  const hasList = known.length > 0;
  return (
    <div className={isCurrent ? styles.sentence : styles.line}>
      <div className={styles.state} role="status">
        {status === "loading" && (
          <>
            <PlayingBars />
            <span>Loading releases...</span>
          </>
        )}
        {isCurrent && <span className={styles.current}>{hasList ? "Release list is current," : "Release list is current"}</span>}
        {status === "failed" && <span className={styles.error}>{`Error: ${refresh.message}`}</span>}
      </div>
      {status === "failed" && (
        <button type="button" className={`${buttonClass("outline", "small")} ${styles.retry}`} onClick={retry}>
          Retry
        </button>
      )}
      {hasList && (
        <p key={JSON.stringify([refresh, live === null])} className={isCurrent ? undefined : styles.age}>
          {isCurrent ? (
            <CheckedAgo checkedAt={checkedAt} />
          ) : (
            <ListAge readAt={live ? null : readAt} isGone={status === "failed" ? refresh.isGone : null} />
          )}
        </p>
      )}
    </div>
  );
}

/** `readAt` is null if the API has answered since the build. `isGone` is null unless the last call has failed. */
function ListAge({ readAt, isGone }: { readAt: string | null; isGone: boolean | null }) {
  const date = readAt && <DateText date={readAt} />;
  if (isGone === null) return date && <>List of {date}</>;
  const ending = isGone ? " may not work any more." : " still works.";
  if (!date) return `The list${ending}`;
  return (
    <>
      The list of {date}
      {ending}
    </>
  );
}

const MINUTE = 60_000;

/** How long ago the list was checked, in the language of the page. It is updated while the page is open. */
function CheckedAgo({ checkedAt }: { checkedAt: number }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, MINUTE);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);

  return <span>{`checked ${agoText(now - checkedAt)}`}</span>;
}

/** A time in milliseconds as "just now" or, after a minute, in minutes, hours or days. */
function agoText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return "just now";
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? format.format(-hours, "hour") : format.format(-Math.floor(hours / 24), "day");
}
