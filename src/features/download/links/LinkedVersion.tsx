import { useEffect, useRef } from "react";
import { whenPainted } from "../../../browser/whenIdle";
import { indexOfVersion, versionFragment, versionId, versionIn } from "../../../releases/version";
import { MissingReleases } from "../list/MissingReleases";
import { isSettled, type ReleaseList } from "../list/releaseList";
import { useReleaseListActions } from "../list/useReleaseList";
import { decodeFragment } from "../urlParameters";
import * as styles from "./LinkedVersion.module.css";

const UNKNOWN_ID = "unknown-version";

/**
 * Leads to the version that the URL names, as in `/download#2.3.2` (docs/rules.md, 3.27). `fragment` is decoded, without its `#`. A
 * browser goes by itself to an element that is visible. Otherwise the list grows or shows again, and the element is scrolled to once.
 * A version that no release has is never repeated.
 */
export function LinkedVersion({ list, fragment }: { list: ReleaseList; fragment: string }) {
  const { loadAllReleases, showUpTo } = useReleaseListActions();
  // A tag that does not look like a version, such as `nightly`, counts if a release has exactly that one.
  const isTag = list.known.some(({ version }) => version === fragment);
  const linked = isTag ? fragment : versionIn(fragment);
  const position = linked === null ? -1 : indexOfVersion(list.known, linked);
  const version = list.known[position]?.version;
  const isUnknown = linked !== null && version === undefined && isSettled(list);

  useEffect(() => {
    if (version !== undefined) showUpTo(position + 1);
    else if (linked !== null) loadAllReleases();
  }, [linked, version, position, loadAllReleases, showUpTo]);

  const isAwaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list and the link with which the page opened
  useEffect(() => {
    // A browser can only go to what the HTML had, and this is its list. A newer response may have added the element since.
    const isListed = list.known.slice(0, list.shownCount).some((release) => versionId(release.version) === fragment);
    const hasPlace = (isListed || versionIn(fragment) === null) && isVisible(document.getElementById(fragment));
    isAwaited.current = !hasPlace && window.scrollY === 0;

    const listening = new AbortController();
    const { signal } = listening;
    // Before the page follows the link: a search may hide the list until then.
    const follow = () => {
      isAwaited.current = !isVisible(document.getElementById(decodeFragment(window.location.hash)));
    };
    window.addEventListener("popstate", follow, { signal });
    // Visitors who do something else meanwhile must not lose their place.
    const leave = () => {
      isAwaited.current = false;
    };
    for (const move of ["wheel", "touchmove", "pointerdown", "keydown"])
      window.addEventListener(move, leave, { passive: true, signal });
    return () => listening.abort();
  }, []);

  // After every render, because any of them may have added the element.
  useEffect(() => {
    const id = version === undefined ? UNKNOWN_ID : versionId(version);
    const element = document.getElementById(id ?? "");
    if (!isAwaited.current || !element || !isVisible(element)) return;
    isAwaited.current = false;
    // The form that Back finds: the link may have another spelling of the tag.
    if (version !== undefined) window.history.replaceState(window.history.state, "", versionFragment(version));
    // Otherwise, a browser would count what the element moves as a layout shift.
    whenPainted().then(() => {
      element.focus({ preventScroll: true });
      element.scrollIntoView();
    });
  });

  return (
    isUnknown && (
      <div id={UNKNOWN_ID} className={styles.unknown} role="status" tabIndex={-1}>
        <p>We don't know that version.</p>
        <MissingReleases />
      </div>
    )
  );
}

function isVisible(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
