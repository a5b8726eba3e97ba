import type { Page } from "@playwright/test";

/**
 * Finds words and controls that a visitor cannot see in full: beyond the left or right edge of the window, cut off by a box around
 * them, or outside the button that they label. The width of the page says nothing, because the body clips what is beyond its edge.
 * Decoration (`aria-hidden`) may stick out, and so may words for screen readers alone.
 *
 * @returns one line for each fault
 */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** How far something may stick out, in pixels: browsers round. */
    const TOLERANCE = 1;
    const faults = new Map<string, string>();
    const width = document.documentElement.clientWidth;

    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], #gatsby-announcer, option");
    const ancestors = (element: Element | null): Element[] => (element ? [element, ...ancestors(element.parentElement)] : []);
    const isHiddenFromEyes = (element: Element) =>
      ancestors(element).some((one) => getComputedStyle(one).clipPath.startsWith("inset"));

    /** Lists fail in the same way many times: of faults that differ in their numbers alone, only the first counts. */
    const report = (fault: string) => {
      const kind = fault.replace(/\d+/g, "0");
      if (!faults.has(kind)) faults.set(kind, fault);
    };
    const check = (element: Element, rect: DOMRect, what: string) => {
      if (rect.width === 0 || isHiddenFromEyes(element)) return;
      if (rect.left < -TOLERANCE || rect.right > width + TOLERANCE) {
        report(`${what} is at ${Math.round(rect.left)} to ${Math.round(rect.right)} px of ${width}`);
      }
      // A line of text is higher than its letters, so its upper and lower quarter may stick out.
      const [top, bottom] = [rect.top + rect.height / 4, rect.bottom - rect.height / 4];
      for (const ancestor of ancestors(element)) {
        const { overflowX, display } = getComputedStyle(ancestor);
        const isControl = ancestor.matches("a, button, summary, select") && display !== "inline";
        const isBar = ancestor.matches("header") && !element.closest("details");
        const cutsOff = /hidden|clip/.test(overflowX) && ancestor !== document.body;
        if (!isControl && !cutsOff && !isBar) continue;
        const box = ancestor.getBoundingClientRect();
        const isInside =
          rect.left >= box.left - TOLERANCE &&
          rect.right <= box.right + TOLERANCE &&
          top >= box.top - TOLERANCE &&
          bottom <= box.bottom + TOLERANCE;
        if (!isInside) report(`${what} is not inside its <${ancestor.localName} class="${ancestor.className}">`);
      }
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? "";
      const parent = walker.currentNode.parentElement;
      if (!text || !parent || parent.matches("script, style, noscript") || !isForEyes(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) check(parent, rect, `"${text.slice(0, 40)}"`);
    }
    for (const control of document.querySelectorAll("a, button, input, select, summary, img:not([alt=''])")) {
      if (!isForEyes(control)) continue;
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
      check(control, control.getBoundingClientRect(), `<${control.localName}> ${name}`);
    }
    return [...faults.values()];
  });
}

/** The words of titles, links and buttons that break inside, on a page whose text is large. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    for (const element of document.querySelectorAll("h1, h2, h3, h4, a, button, summary, label")) {
      if (!element.checkVisibility()) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        // A hyphen is a place where a word may break.
        for (const word of text.textContent?.matchAll(/[^\s-]+-?/g) ?? []) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (range.getClientRects().length > 1) broken.add(`${word[0]} in <${element.localName}> ${text.textContent}`);
        }
      }
    }
    return [...broken];
  });
}
