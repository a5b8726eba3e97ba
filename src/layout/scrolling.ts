import type { GatsbyBrowser } from "gatsby";
import { isReturnVisit } from "../browser/firstPage";
import { decodeFragment } from "../browser/fragment";
import { afterNextPaint } from "../browser/moments";
import { VISITOR_EVENTS } from "../browser/visitorEvents";

// Scroll restoration: see CONTRIBUTING.md, "Scrolling".

/** Decides whether Gatsby scrolls. Gatsby asks only if the page has the fragment's target. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  // The document has just been loaded, so the browser has scrolled it.
  if (!prevRouterProps) return false;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  // Without a key, the browser made the history entry, for a link within the page.
  if (isSamePage && currentKey() === undefined) return false;
  const position = storedPosition(location);
  if (position === null || !location.hash) return true;
  // On Back to `/download#versions`, Gatsby would ignore the stored position and go to `#versions`.
  window.scrollTo(0, position);
  return false;
};

/**
 * The position that Gatsby has stored for the history entry that is shown, in pixels; null for a new
 * entry, for which Gatsby's own function gives 0, too.
 */
function storedPosition({ pathname }: Pick<Location, "pathname">): number | null {
  try {
    // As in gatsby-react-router-scroll.
    const key = `@@scroll|${pathname}|${currentKey() ?? "initial"}`;
    const position = window.sessionStorage.getItem(key);
    return position === null ? null : Number(position);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** The key of the history entry that is shown. Gatsby gives each of its entries one. */
const currentKey = (): unknown => window.history.state?.key;

let shownKey: unknown;

/** After a change of page, moves the focus to the fragment's target, as browsers do. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownKey = currentKey();
  // The listener below has hidden the browser's scroll. This event makes Gatsby store it.
  window.dispatchEvent(new Event("scroll"));
  if (prevLocation?.pathname === location.pathname) return;
  // A document that opens anew may have the entry of an earlier one.
  const position = (prevLocation || isReturnVisit() ? storedPosition(location) : null) ?? 0;
  scrollOnceLongEnough(position);
  if (!prevLocation) return;
  const target = document.getElementById(decodeFragment(location.hash));
  // Without a target, such as after a tracker, Gatsby does not scroll.
  if (location.hash && !target) window.scrollTo(0, position);
  // Gatsby first moves the focus to the whole page.
  afterNextPaint().then(() => target?.focus({ preventScroll: true }));
};

let waiting: AbortController | undefined;

/**
 * Scrolls to a position that the page is too short for, once older versions have loaded. A visitor
 * who does something else first is not moved.
 */
function scrollOnceLongEnough(position: number): void {
  waiting?.abort();
  const { documentElement: page } = document;
  const isLongEnough = () => page.scrollHeight - page.clientHeight >= position;
  // The browser or Gatsby scrolls.
  if (isLongEnough()) return;
  const stop = new AbortController();
  waiting = stop;
  const { signal } = stop;
  const observer = new ResizeObserver(async () => {
    if (!isLongEnough()) return;
    // Before a paint, a scroll would count as a layout shift.
    await afterNextPaint();
    if (!signal.aborted) window.scrollTo(0, position);
    stop.abort();
  });
  observer.observe(document.body);
  signal.addEventListener("abort", () => observer.disconnect());
  for (const type of VISITOR_EVENTS)
    window.addEventListener(type, () => stop.abort(), { passive: true, signal });
}

/** Marks the page as hydrated, and hides early scroll events from Gatsby. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  // On Back, a browser scrolls while the old page is there, and Gatsby would store that for it.
  const stopIfEarly = (event: Event) => {
    if (currentKey() !== shownKey) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", stopIfEarly, { capture: true });
};
