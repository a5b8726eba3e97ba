/** Where a page is to stand in the window once it is there: the position in pixels, or the id of the element to show. */
export type PagePosition = { y: number } | { targetId: string };

/** While it is set, all of the page is laid out. */
const LAID_OUT = "data-laid-out";

const ANNOUNCER_ID = "gatsby-announcer";

let wanted: PagePosition | null = null;

/** Keeps where the next page is to stand, and holds back Gatsby's announcer, which would read the heading of the old page. */
export function keepPagePosition(position: PagePosition): void {
  wanted = position;
  document.getElementById(ANNOUNCER_ID)?.setAttribute("aria-live", "off");
}

/** Brings the page that has just taken its place to where it is to stand, and lets the announcer name it. */
export function restorePagePosition(): void {
  if (!wanted) return;
  const position = wanted;
  wanted = null;
  // Until they are laid out, elements below the window have estimated heights (BelowWindow.module.css).
  if (!("y" in position) || position.y > 0) document.documentElement.setAttribute(LAID_OUT, "");
  window.scrollTo({ top: "y" in position ? position.y : topOf(position.targetId), behavior: "instant" });
  // Two frames: the title, Gatsby's own announcement and its focus come in the first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.removeAttribute(LAID_OUT);
      announce();
      // As the browser does where a fragment leads to: the keyboard goes on from there.
      if ("targetId" in position) document.getElementById(position.targetId)?.focus({ preventScroll: true });
    }),
  );
}

/** Where an element begins on the page, free of the shift of a page that still slides in; 0 if there is none. */
function topOf(id: string): number {
  const target = document.getElementById(id);
  if (!target) return 0;
  let top = 0;
  for (let element: Element | null = target; element instanceof HTMLElement; element = element.offsetParent) {
    top += element.offsetTop;
  }
  const scrollPadding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const scrollMargin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return top - scrollPadding - scrollMargin;
}

function announce(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (!announcer) return;
  announcer.setAttribute("aria-live", "assertive");
  announcer.textContent = `Navigated to ${document.querySelector("main h1")?.textContent ?? document.title}`;
}
