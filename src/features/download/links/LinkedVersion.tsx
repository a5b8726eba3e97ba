import { useDeferredValue, useEffect, useState } from "react";
import type { ReleaseSummary } from "../../../releases/release";
import { indexOfVersion, versionId } from "../../../releases/version";
import { goingBackText } from "../../../site/product";
import { LATEST_ID } from "../latest/LatestSection";
import { type Coverage, coverageOf, type ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PreviousVersion } from "../previous/PreviousVersion";
import { PlainListLink } from "../releaseParts";
import * as styles from "./LinkedVersionAnswer.module.css";
import { useShowInWindow } from "./useShowInWindow";

interface LinkedVersionProps {
  version: string;
  /** Whether the page was opened with the link. */
  isOpening: boolean;
  /** Called when a link to the current URL is pressed, which does not change the URL. */
  onSameLink: () => void;
}

const PANEL_ID = "linked-version";

/**
 * Brings the version of a link into the window: the newest release, its card among the previous versions or, if the page shows
 * none, a card of its own. A version that no release has is never repeated (docs/rules.md, 3.27). Give it a key for each link.
 */
export function LinkedVersion({ version, isOpening, onSameLink }: LinkedVersionProps) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
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

  // The first answer is part of the state because it may change the heights of what is above the version.
  const isAnswered = list.live !== null || list.refresh.status === "failed";
  useShowInWindow(elementIdOf(place), `${place.kind} ${isFound && place.release.id} ${isAnswered}`, isOpening);

  if (place.kind === "latest" || place.kind === "listed") return null;
  if (place.kind === "awaited") {
    return (
      <p className={styles.panel} role="status">
        Looking for the version of this link
      </p>
    );
  }
  return (
    <section id={PANEL_ID} className={styles.panel} tabIndex={-1} aria-labelledby="linked-version-title">
      {isFound ? (
        <>
          <h2 id="linked-version-title">The Version You Asked For</h2>
          <p className={styles.reason}>{goingBackText}</p>
          <PreviousVersion release={place.release} />
        </>
      ) : (
        <>
          <h2 id="linked-version-title">We don't know that version</h2>
          <p className={styles.reason}>{reasonOf(place)}</p>
          <ul className={styles.ways}>
            {list.known[0] && (
              <li>
                <a href={`#${LATEST_ID}`}>
                  The latest version: <bdi>{list.known[0].name}</bdi>
                </a>
              </li>
            )}
            <li>
              <PlainListLink />
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

/** `alone`: the page knows the version, but shows no card of it. `awaited`: all releases, or the first answer, are still awaited. */
type VersionPlace =
  | { kind: "latest" | "listed" | "alone"; release: ReleaseSummary }
  | { kind: "awaited" }
  | ({ kind: "unknown" } & Coverage);

/**
 * Where the page shows a version. A tag that only resembles it (docs/rules.md, 13.2) counts once all releases are known, or cannot be:
 * one of them may have exactly this tag.
 *
 * @param followed when the link was followed, in milliseconds, and how many releases the page showed then. A card that is shown later,
 * after a press, does not change the place, because what shows the version would then disappear
 */
export function versionPlace(list: ReleaseList, version: string, followed: { at: number; shownCount: number }): VersionPlace {
  const { known, hasUnknownReleases, allReleasesFile } = list;
  const index = indexOfVersion(known, version);
  const release = known[index];
  const isSettled = !hasUnknownReleases || allReleasesFile.status === "loaded" || allReleasesFile.status === "failed";
  if (release && (release.version === version || isSettled)) {
    if (index === 0) return { kind: "latest", release };
    const hasCard = index < followed.shownCount && versionId(release.version) !== undefined;
    return { kind: hasCard ? "listed" : "alone", release };
  }
  const coverage = coverageOf(list, followed.at);
  return coverage ? { kind: "unknown", ...coverage } : { kind: "awaited" };
}

/** The id of the element that shows the version, or says that it is unknown; null if none does yet. */
function elementIdOf(place: VersionPlace): string | null {
  if (place.kind === "awaited") return null;
  if (place.kind === "latest") return LATEST_ID;
  return (place.kind === "listed" && versionId(place.release.version)) || PANEL_ID;
}

function reasonOf({ isComplete, isCurrent }: Coverage): string {
  if (!isComplete) return "It may be an older one: older versions could not be loaded. Follow the link again later.";
  if (!isCurrent) return "It may be a new one: the newest releases could not be loaded.";
  return "No release has it. The link may be mistyped, or the release was removed.";
}
