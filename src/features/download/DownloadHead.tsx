import type { MouseEvent } from "react";
import { prefersReducedMotion } from "../../browser/reducedMotion";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { Icon } from "../../components/Icon";
import * as sharedStyles from "../../components/shared.module.css";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { NotesWhenIdle } from "../../effects/NotesWhenIdle";
import { FLOATING_NOTES } from "../../site/effects";
import * as styles from "./DownloadHead.module.css";
import { LATEST_ID } from "./latest/LatestSection";
import { ReleaseStatus } from "./list/ReleaseStatus";
import { useReleaseList } from "./list/useReleaseList";

/**
 * The top of /download and, if there is no release at all, the state of the list and that there is none (docs/rules.md, 3.5). `readAt`
 * is when the build read the list, ISO 8601.
 */
export function DownloadHead({ isSample, readAt }: { isSample: boolean; readAt: string }) {
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
          <h1>Download for Android</h1>
          {latest && (
            <a className={styles.jump} href={`#${LATEST_ID}`} aria-label="To the latest version" onClick={scrollToLatest}>
              <Icon name="arrowDown" />
            </a>
          )}
        </div>
        {!latest && <ReleaseStatus readAt={readAt} />}
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
      {isEmpty && (
        <div className={styles.empty}>
          <h2>{built.total > 0 ? "Nothing to download at the moment" : "Nothing to download yet"}</h2>
          <p className={sharedStyles.lead}>
            {built.total > 0
              ? "The releases that were here have been taken back. The next one will be here as soon as it is published."
              : "The first release is still being made. It will be here as soon as it is published."}
          </p>
        </div>
      )}
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
