import { storagePrefix } from "../site/product";
import { ANNOUNCER_ID } from "./gatsbyRouter";

/** Whether the page that comes next has to be scrolled. */
let isPageAwaited = false;

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

/** Where each entry of the history was scrolled to, in pixels from the top, by the entry's key. */
const positions = new Map<string, number>();

/** The entry that the visitor has come back to, and where they left it. */
let cameBackTo: { key: string; y: number | undefined } | null = null;

/**
 * The key of the current entry of the history. The router gives one to each page that it opens. The first page, and a link to a part
 * of the page, get theirs here. "" if the browser refuses: Safari allows a hundred changes in half a minute.
 */
export function entryKey(): string {
  const state: Record<string, unknown> | null = window.history.state;
  if (typeof state?.key === "string") return state.key;
  const key = crypto.getRandomValues(new Uint32Array(2)).join("-");
  try {
    window.history.replaceState({ ...state, key }, "");
    return key;
  } catch {
    return "";
  }
}

/** The name in the session storage, where the positions are while another document is open. */
const STORED = `${storagePrefix}positions`;

/** Notes where each entry of the history is scrolled to, from now on, and knows what it noted before a reload. */
export function notePositions(): void {
  try {
    const stored: [string, number][] = JSON.parse(sessionStorage.getItem(STORED) ?? "[]");
    for (const [key, y] of stored) positions.set(key, y);
  } catch {
    // Storage is blocked: a page opens at its top.
  }
  const first = entryKey();
  cameBackTo = { key: first, y: positions.get(first) };
  positions.set(first, cameBackTo.y ?? window.scrollY);
  document.addEventListener("scroll", () => positions.set(entryKey(), window.scrollY), { passive: true });
  // A link to a part of the page that was pressed has no state. Back and Forward have one.
  window.addEventListener("popstate", ({ state }) => {
    const key = entryKey();
    cameBackTo = state === null ? null : { key, y: positions.get(key) };
  });
  window.addEventListener("pagehide", () => {
    positions.set(entryKey(), window.scrollY);
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions]));
    } catch {
      // As above.
    }
  });
}

/** Where the visitor left this entry of the history, in pixels from the top; undefined if they did not come back to it. */
export function leftPosition(): number | undefined {
  return cameBackTo?.key === entryKey() ? cameBackTo.y : undefined;
}

/** From now on, the browser skips nothing that is below the window (shared.module.css), on this page and on later ones. */
export function layOutForGood(): void {
  document.documentElement.dataset.laidOut = "";
}

/** Has the next page scrolled once it is there, and mutes Gatsby's announcer, which would read the heading of the old page. */
export function awaitPage(): void {
  isPageAwaited = true;
  document.getElementById(ANNOUNCER_ID)?.setAttribute("aria-live", "off");
}

/**
 * Scrolls the new page, once, to where the visitor left it, to its fragment or to its top, and has its heading announced. Call it
 * before the page slides in.
 */
export function showAwaitedPage(): void {
  if (!isPageAwaited) return;
  isPageAwaited = false;
  const y = leftPosition();
  const targetId = y === undefined ? decodeFragment(window.location.hash) : "";
  // Until they are laid out, elements below the window have estimated heights.
  if (y || targetId) layOutForGood();
  window.scrollTo({ top: y ?? 0, behavior: "instant" });
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
