import { useEffect, useRef } from "react";
import { indexOfVersion, versionFragment, versionId, versionIn } from "../../../releases/version";
import { MissingReleases } from "../list/MissingReleases";
import { isSettled, type ReleaseList } from "../list/releaseList";
import { useReleaseListActions } from "../list/useReleaseList";
import { scrollToElement } from "../scrollOnceTo";
import { decodeFragment } from "../urlParameters";
import * as styles from "./LinkedVersion.module.css";

const UNKNOWN_ID = "unknown-version";

/**
 * Scrolls to the version of a URL such as `/download#2.3.2` once the list shows it, or says that no
 * release has it (docs/rules.md, 3.18). `fragment` is decoded and has no `#`.
 */
export function LinkedVersion({ list, fragment }: { list: ReleaseList; fragment: string }) {
  const { known } = list;
  const { loadAllReleases, showUpTo } = useReleaseListActions();
  // `#nightly` does not look like a version. It counts if it is the tag of a release.
  const isTag = known.some(({ version }) => version === fragment);
  const linked = isTag ? fragment : versionIn(fragment);
  const position = linked === null ? -1 : indexOfVersion(known, linked);
  const version = known[position]?.version;
  const isUnknown = linked !== null && version === undefined && isSettled(list);
  const isScrollPending = useScrollPending(list, fragment);

  useEffect(() => {
    if (version !== undefined) showUpTo(position + 1);
    else if (linked !== null) loadAllReleases();
  }, [linked, version, position, loadAllReleases, showUpTo]);

  // After every render, because any render may have added the element.
  useEffect(() => {
    const id = version === undefined ? UNKNOWN_ID : versionId(version);
    const element = document.getElementById(id ?? "");
    if (!isScrollPending.current || !isVisible(element)) return;
    isScrollPending.current = false;
    // The link may spell the version in another way, and Back needs the id of the element.
    if (version !== undefined)
      window.history.replaceState(window.history.state, "", versionFragment(version));
    scrollToElement(element);
  });

  return (
    // The version is not repeated: a link could put any text on the page.
    isUnknown && (
      <div id={UNKNOWN_ID} className={styles.unknown} role="status" tabIndex={-1}>
        <p>We don't know that version.</p>
        <MissingReleases />
      </div>
    )
  );
}

/** A ref. It is false if the browser itself scrolls, to an element that exists and is visible. */
function useScrollPending({ known, shownCount }: ReleaseList, fragment: string) {
  const isPending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first list is in the HTML
  useEffect(() => {
    // The browser scrolled if the HTML had the element. A response may have added it later.
    const isInHtml =
      versionIn(fragment) === null ||
      known.slice(0, shownCount).some(({ version }) => versionId(version) === fragment);
    const hasScrolled = isInHtml && isVisible(document.getElementById(fragment));
    // A visitor who has already scrolled is not moved.
    isPending.current = !hasScrolled && window.scrollY === 0;

    const listeners = new AbortController();
    const { signal } = listeners;
    // At `popstate`, Gatsby has not rendered the URL yet, and a search may hide the list.
    const follow = () => {
      const element = document.getElementById(decodeFragment(window.location.hash));
      isPending.current = !isVisible(element);
    };
    window.addEventListener("popstate", follow, { signal });
    // Nor is a visitor who does something else.
    const cancel = () => {
      isPending.current = false;
    };
    for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
      window.addEventListener(type, cancel, { passive: true, signal });
    return () => listeners.abort();
  }, []);
  return isPending;
}

function isVisible(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
