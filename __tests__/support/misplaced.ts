import type { Page } from "@playwright/test";

/**
 * Finds words and controls that a visitor cannot see in full: beyond the left or right edge of the
 * window, or outside of a control, the bar or a clipping box around them. Decoration and words for
 * screen readers do not count.
 *
 * @returns one line for each problem
 */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const windowWidth = document.documentElement.clientWidth;

    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[aria-hidden=true], #gatsby-announcer, option, script, style, noscript") &&
      !ancestorsOf(element).some((one) => getComputedStyle(one).clipPath.startsWith("inset"));
    const mustContain = (box: Element, element: Element) => {
      const { overflowX, display } = getComputedStyle(box);
      if (box.matches("a, button, summary, select") && display !== "inline") return true;
      if (box.matches("header") && !element.closest("details")) return true;
      return /hidden|clip/.test(overflowX) && box !== document.body;
    };
    /** Browsers round, so a pixel may stick out. A line of text is higher than its letters. */
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top + inner.height / 4 >= outer.top - 1 &&
      inner.bottom - inner.height / 4 <= outer.bottom + 1;
    const check = (element: Element, rect: DOMRect, name: string) => {
      if (rect.width === 0) return;
      if (rect.left < -1 || rect.right > windowWidth + 1)
        problems.push(`${name} is beyond the window, from ${rect.left} to ${rect.right} px`);
      for (const box of ancestorsOf(element))
        if (mustContain(box, element) && !isInside(rect, box.getBoundingClientRect()))
          problems.push(`${name} is not inside of ${box.localName}.${box.className}`);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue;
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) check(parentElement, rect, `"${textContent}"`);
    }
    const controls = "a, button, input, select, summary, img:not([alt=''])";
    for (const control of [...document.querySelectorAll(controls)].filter(isSeen))
      check(control, control.getBoundingClientRect(), control.outerHTML);
    return problems;
  });
}

/** The words of titles, links and controls that break inside. After a hyphen, a word may break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.locator("h1, h2, h3, h4, a, button, summary, label").evaluateAll((elements) => {
    const range = document.createRange();
    const isBroken = (text: Node, { 0: word, index }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    };
    return elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (element.checkVisibility() && texts.nextNode()) {
        const words = [...(texts.currentNode.textContent ?? "").matchAll(/[^\s-]+-?/g)];
        broken.push(...words.filter((word) => isBroken(texts.currentNode, word)).map(String));
      }
      return broken;
    });
  });
}
