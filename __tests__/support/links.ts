/** All links of an element, in their order: the words, and where they lead. */
export const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map(
    (link) => `${link.textContent} > ${link.getAttribute("href")}`,
  );

/** Their texts. In a title, lines are separated by line breaks. */
export const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll("\n", " "));
