import { withPrefix } from "gatsby";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { versionId } from "../../../releases/version";
import { LATEST_ID } from "../latest/LatestSection";
import type { Coverage } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PreviousVersion } from "../previous/PreviousVersion";
import * as styles from "./LinkedVersionAnswer.module.css";
import { useShowInWindow } from "./useShowInWindow";
import { type VersionPlace, versionPlace } from "./versionPlace";

interface LinkedVersionProps {
  version: string;
  /** Whether the page was opened with the link. */
  isOpening: boolean;
  /** Called when a link to the current URL is pressed, which does not change the URL. */
  onSameLink: () => void;
}

/**
 * Brings the version of a link into the window: the newest release, its card among the previous versions or, if the page shows
 * none, a card of its own. A version that no release has is never repeated (docs/rules.md, 3.27). Give it a key for each link.
 */
export function LinkedVersion({ version, isOpening, onSameLink }: LinkedVersionProps) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const panel = useRef<HTMLElement>(null);
  const [followed] = useState(() => ({ at: Date.now(), shownCount: list.shownCount }));
  const place = versionPlace(list, version, followed);
  const isFound = "release" in place;

  useEffect(() => {
    if (!isFound) loadAllReleases();
  }, [isFound, loadAllReleases]);

  useEffect(() => {
    const noticePress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")?.href === window.location.href) onSameLink();
    };
    document.addEventListener("click", noticePress);
    return () => document.removeEventListener("click", noticePress);
  }, [onSameLink]);

  // The first answer is part of it because it may change the heights of what is above the version.
  const isAnswered = list.live !== null || list.refresh.status === "failed";
  const state = place.kind === "awaited" ? null : `${place.kind} ${isFound && place.release.id} ${isAnswered}`;
  useShowInWindow(state, () => elementOf(place) ?? panel.current, isOpening);

  if (place.kind === "latest" || place.kind === "listed") return null;
  if (place.kind === "awaited") {
    return (
      <p className={styles.panel} role="status">
        Looking for the version of this link
      </p>
    );
  }
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="linked-version">
      {isFound ? (
        <>
          <h2 id="linked-version">The Version You Asked For</h2>
          <PreviousVersion release={place.release} />
        </>
      ) : (
        <>
          <h2 id="linked-version">We don't know that version</h2>
          <p className={styles.reason}>{reasonOf(place)}</p>
          <ul className={styles.ways}>
            {list.known[0] && (
              <li>
                <a href={`#${LATEST_ID}`}>
                  The latest version: <bdi>{list.known[0].name}</bdi>
                </a>
              </li>
            )}
            {list.known.length > 1 && (
              <li>
                <a href="#versions">Previous versions</a>
              </li>
            )}
            <li>
              <a href={withPrefix(PLAIN_LIST_PATH)}>All versions in a plain list</a>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

/** The element of the page that shows the version; null if only the panel does. */
function elementOf(place: VersionPlace): HTMLElement | null {
  if (place.kind === "latest") return document.getElementById(LATEST_ID);
  return place.kind === "listed" ? document.getElementById(versionId(place.release.version) ?? "") : null;
}

/** Why no known release may have the version. */
function reasonOf({ isComplete, isCurrent }: Coverage): string {
  if (isComplete && isCurrent) return "No release has it. The link may be mistyped, or the release was removed.";
  if (isComplete) return "It may be a new one: the newest releases could not be loaded.";
  return "It may be an older one: older versions could not be loaded. Follow the link again later.";
}
