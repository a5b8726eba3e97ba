/** All links of an element, in their order: the words, and where they lead. */
export const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map(
    (link) => `${link.textContent} > ${link.getAttribute("href")}`,
  );

/** The texts of elements. A title has a line break between its lines. */
export const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll("\n", " "));
