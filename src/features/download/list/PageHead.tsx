import type { MouseEvent, ReactNode } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { ErrorBoundary } from "../../../components/ErrorBoundary";
import { Icon } from "../../../components/Icon";
import { NotesWhenIdle } from "../../../effects/NotesWhenIdle";
import { FLOATING_NOTES } from "../../../site/effects";
import * as styles from "./PageHead.module.css";

interface PageHeadProps {
  /** Id of the newest release's section; none if there is no release. */
  latestId?: string | undefined;
  children: ReactNode;
}

/** The top of /download, with the round button that scrolls smoothly to the newest release (docs/rules.md, 3.9). */
export function PageHead({ latestId, children }: PageHeadProps) {
  const scrollToLatest = (event: MouseEvent<HTMLAnchorElement>) => {
    const latest = document.querySelector<HTMLElement>(event.currentTarget.hash);
    if (!latest) return;
    event.preventDefault();
    latest.focus({ preventScroll: true });
    latest.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
  return (
    <div className={styles.head}>
      <div className={styles.notes}>
        <ErrorBoundary>
          <NotesWhenIdle count={FLOATING_NOTES.downloadPage} />
        </ErrorBoundary>
      </div>
      <div className={styles.row}>
        <h1>Download</h1>
        {latestId && (
          <a className={styles.jump} href={`#${latestId}`} aria-label="To the latest version" onClick={scrollToLatest}>
            <Icon name="arrowDown" />
          </a>
        )}
      </div>
      {children}
    </div>
  );
}
