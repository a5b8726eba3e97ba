import type { ReactNode } from "react";
import { prefersReducedMotion } from "../browser/reducedMotion";

/** Fades and slides a page in when `pageKey` changes. The first page shows at once. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  return (
    <div key={pageKey} ref={enter}>
      {children}
    </div>
  );
}

function enter(page: HTMLElement | null) {
  const isFirst = document.documentElement.dataset.hydrated === undefined;
  if (!page || isFirst || prefersReducedMotion()) return;
  page.animate(
    [
      // The page has not moved yet, because Gatsby now scrolls to a fragment's target.
      { opacity: 0, transform: "none" },
      { opacity: 0, transform: "translateY(16px)", offset: 0.01 },
      { opacity: 1, transform: "none" },
    ],
    { duration: 300, easing: "ease-out" },
  );
}
