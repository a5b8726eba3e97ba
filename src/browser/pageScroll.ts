import { ANNOUNCER_ID } from "./gatsbyRouter";

/** Where a page must be scrolled to: pixels from the top, or the id of the element to show. */
type PagePosition = { y?: number; targetId?: string };

let nextPosition: PagePosition | null = null;

/** What a fragment, as in `location.hash`, leads to: the decoded text after its `#`; "" if there is none. */
export function decodeFragment(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // The fragment has a percent sign that encodes nothing, so it is used as it is.
    return fragment;
  }
}

/** From now on, the browser skips nothing that is below the window (shared.module.css), on this page and on later ones. */
export function layOutForGood(): void {
  document.documentElement.dataset.laidOut = "";
}

/** Stores where the next page must be scrolled to, and mutes Gatsby's announcer, which would read the heading of the old page. */
export function keepPagePosition(position: PagePosition): void {
  nextPosition = position;
  document.getElementById(ANNOUNCER_ID)?.setAttribute("aria-live", "off");
}

/** Scrolls the new page to the stored position, once, and has its heading announced. Call it before the page slides in. */
export function restorePagePosition(): void {
  if (!nextPosition) return;
  const { y = 0, targetId } = nextPosition;
  nextPosition = null;
  // Until they are laid out, elements below the window have estimated heights.
  if (y > 0 || targetId) layOutForGood();
  window.scrollTo({ top: y, behavior: "instant" });
  const target = () => (targetId ? document.getElementById(targetId) : null);
  target()?.scrollIntoView({ behavior: "instant" });
  // Two frames later, because Gatsby sets the title, the focus and its own announcement in the first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      announce();
      // A browser does the same when it opens a fragment: the keyboard continues from there.
      target()?.focus({ preventScroll: true });
    }),
  );
}

function announce(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (!announcer) return;
  announcer.setAttribute("aria-live", "assertive");
  announcer.textContent = `Navigated to ${document.querySelector("main h1")?.textContent ?? document.title}`;
}
