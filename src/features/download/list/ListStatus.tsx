import { type MouseEvent, useEffect, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { buttonClass } from "../../../components/buttonClass";
import { ErrorBoundary } from "../../../components/ErrorBoundary";
import { Icon } from "../../../components/Icon";
import { Lamp } from "../../../components/Lamp";
import { LocalText } from "../../../components/LocalText";
import { PlayingBars } from "../../../components/PlayingBars";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { NotesWhenIdle } from "../../../effects/NotesWhenIdle";
import { localDateText, utcDateText } from "../../../releases/dateText";
import { FLOATING_NOTES } from "../../../site/effects";
import { LATEST_ID } from "../latest/LatestSection";
import { SectionErrorBoundary } from "../releaseParts";
import * as styles from "./ListStatus.module.css";
import { useReleaseList, useReleaseListActions } from "./useReleaseList";

/**
 * The top of /download: how fresh the list is and, if there is no release at all, that there is none (docs/rules.md, 3.5). `readAt` is
 * when the build read the list, ISO 8601.
 */
export function ListStatus({ isSample, readAt }: { isSample: boolean; readAt: string }) {
  const { known, refresh, isChanged, built } = useReleaseList();
  const [latest] = known;
  const isEmpty = !latest && refresh.status !== "loading" && refresh.status !== "failed";
  return (
    <>
      <div className={styles.head}>
        <div className={styles.notes}>
          <ErrorBoundary>
            <NotesWhenIdle count={FLOATING_NOTES.downloadPage} />
          </ErrorBoundary>
        </div>
        <div className={styles.row}>
          <h1>Download</h1>
          {latest && (
            <a className={styles.jump} href={`#${LATEST_ID}`} aria-label="To the latest version" onClick={scrollToLatest}>
              <Icon name="arrowDown" />
            </a>
          )}
        </div>
        <SectionErrorBoundary name="The state of this list">
          <ReleaseStatus readAt={readAt} />
        </SectionErrorBoundary>
        {isSample && (
          // The check of a built folder finds it by its attribute (docs/rules.md, 3.15).
          <p className={styles.notice} data-sample-releases="">
            <strong>These are sample releases.</strong> Their links do not work.
          </p>
        )}
      </div>
      {/* A screen reader says it once it is silent (docs/rules.md, 3.16). */}
      <div role="status">
        <VisuallyHidden>
          {isChanged && `The list of releases has changed. ${latest ? `The latest is ${latest.name}.` : "There is no release."}`}
        </VisuallyHidden>
      </div>
      {isEmpty && <NoReleases hadReleases={built.total > 0} />}
    </>
  );
}

// The round button scrolls smoothly (docs/rules.md, 3.9).
function scrollToLatest(event: MouseEvent<HTMLAnchorElement>): void {
  const latest = document.getElementById(LATEST_ID);
  if (!latest) return;
  event.preventDefault();
  latest.focus({ preventScroll: true });
  latest.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

function NoReleases({ hadReleases }: { hadReleases: boolean }) {
  return (
    <div className={styles.empty}>
      <h2>{hadReleases ? "Nothing to download at the moment" : "Nothing to download yet"}</h2>
      <p>
        {hadReleases
          ? "The releases that were here have been taken back. The next one will be here as soon as it is published."
          : "The first release is still being made. It will be here as soon as it is published."}
      </p>
    </div>
  );
}

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
        {isCurrent && (
          <>
            <Lamp />
            <span>{hasList ? "Release list is current," : "Release list is current"}</span>
          </>
        )}
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
            <BuiltOn readAt={live ? null : readAt} isGone={status === "failed" ? refresh.isGone : null} />
          )}
        </p>
      )}
    </div>
  );
}

/** `readAt` is null if the API has answered since the build. `isGone` is null unless the last call has failed. */
function BuiltOn({ readAt, isGone }: { readAt: string | null; isGone: boolean | null }) {
  const date = readAt && <LocalText built={utcDateText(readAt)} local={() => localDateText(readAt)} />;
  if (isGone === null) return date && <>Built on {date}</>;
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
