import type { MouseEvent } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { Icon } from "../../../components/Icon";
import * as sharedStyles from "../../../components/shared.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { LazyFloatingNotes } from "../../../effects/LazyFloatingNotes";
import { FLOATING_NOTES } from "../../../site/constants";
import { ids } from "../../../site/links";
import { ReleaseStatus } from "../list/ReleaseStatus";
import { useReleaseList } from "../list/useReleaseList";
import { WaysToFollow } from "./CheckAndUpdateFolds";
import * as styles from "./DownloadHead.module.css";

/** The top of /download. Without a release, it also has the status of the list. */
export function DownloadHead() {
  const { built, releases, liveRequest, isChanged } = useReleaseList();
  const [newest] = releases;
  const { status } = liveRequest;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.notes}>
          <LazyFloatingNotes count={FLOATING_NOTES.downloadPage} narrowCount={0} />
        </div>
        <div className={styles.row}>
          <h1>Download for Android</h1>
          {newest && (
            <a
              className={styles.jump}
              data-screen-only=""
              href={`#${ids.latest}`}
              aria-label="To the latest version"
              onClick={scrollToLatest}
            >
              <Icon name="arrowDown" />
            </a>
          )}
        </div>
        {!newest && <ReleaseStatus />}
        {built.isSample && (
          <p className={styles.notice}>
            <strong>These are sample releases.</strong> Their links do not work.
          </p>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>
          {isChanged && newest && `The list of releases has changed. The latest is ${newest.name}.`}
        </VisuallyHidden>
      </div>
      {!newest && status !== "loading" && status !== "failed" && (
        <div className={styles.empty}>
          <h2>Nothing to download yet</h2>
          <p className={sharedStyles.lead}>
            The first release is still being made. It will be here as soon as it is published.
          </p>
          <WaysToFollow />
        </div>
      )}
    </>
  );
}

function scrollToLatest(event: MouseEvent<HTMLAnchorElement>) {
  const latest = document.getElementById(ids.latest);
  // With these keys, a browser opens a tab or a window.
  if (!latest || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  latest.focus({ preventScroll: true });
  latest.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
}
