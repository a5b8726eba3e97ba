import { useEffect, useRef, useState } from "react";
import { versionId } from "../../../releases/version";
import { LATEST_ID } from "../latest/LatestRelease";
import { freshReleases } from "../list/freshReleases";
import { PreviousVersion } from "../previous/PreviousVersion";
import type { VersionLink } from "./LinkedVersion";
import * as styles from "./LinkedVersionAnswer.module.css";
import { UnknownVersion } from "./UnknownVersion";
import { useShowInWindow } from "./useShowInWindow";
import { type VersionPlace, type VersionPlaceList, versionPlace } from "./versionPlace";

interface LinkedVersionAnswerProps {
  version: string;
  /** The link that names it. */
  link: VersionLink;
  list: VersionPlaceList;
  loadAllReleases: () => void;
  plainListUrl: string;
  /** Called when a link to the current URL is pressed, of which the router says nothing. */
  onSameLink: () => void;
}

/**
 * Brings the version of a link into the window: the newest release, its card among the previous versions or, if the page shows
 * none, a card of its own. A version that no release has is never repeated (docs/rules.md, 3.27). Give it a key for each link.
 */
export function LinkedVersionAnswer({ version, link, list, loadAllReleases, plainListUrl, onSameLink }: LinkedVersionAnswerProps) {
  const panel = useRef<HTMLElement>(null);
  const [shownCount] = useState(list.shown.length);
  const [askedAt] = useState(() => Date.now());
  const place = versionPlace({ ...list, allReleases: freshReleases(list.allReleases, askedAt) }, version, shownCount);
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
  useShowInWindow(state, () => elementOf(place) ?? panel.current, link.number === 1);

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
      {place.kind === "alone" ? (
        <>
          <h2 id="linked-version">The Version You Asked For</h2>
          <PreviousVersion release={place.release} loadAllReleases={loadAllReleases} />
        </>
      ) : (
        <UnknownVersion titleId="linked-version" list={list} place={place} plainListUrl={plainListUrl} />
      )}
    </section>
  );
}

/** The element of the page that shows the version; null if only the panel does. */
function elementOf(place: VersionPlace): HTMLElement | null {
  if (place.kind === "latest") return document.getElementById(LATEST_ID);
  return place.kind === "listed" ? document.getElementById(versionId(place.release.version) ?? "") : null;
}
