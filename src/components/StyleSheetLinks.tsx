import { useRef } from "react";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";

const LINKS = "[data-style-sheets] > [rel=stylesheet]";

/** The links in the HTML, read before React first changes the page. */
let links: HTMLLinkElement[] | undefined;

/**
 * Marks where the style sheet links may go. The build puts them into the first mark of each page
 * (inlineCriticalCss.ts). A style sheet that could not be loaded is requested once more.
 *
 * React removes the links together with the first page. Gatsby does not load these style sheets
 * again, so their rules are copied into the document.
 */
export function StyleSheetLinks() {
  if (typeof document !== "undefined")
    links ??= [...document.querySelectorAll<HTMLLinkElement>(LINKS)];
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    // `splice` empties the list, so only one of the marks handles the links.
    const current = links ?? [];
    // If React could not hydrate the page, it has rendered the page anew, without the links.
    if (current.some(({ isConnected }) => !isConnected)) document.body.append(...current.splice(0));
    const hasLinks = place.current?.firstChild;
    if (!hasLinks) return;
    // A browser may have cached the failure, so the URL is another one.
    for (const link of current) if (!textOf(link)) link.href += "?again";
    return () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(current.splice(0).map(textOf).join(""));
      document.adoptedStyleSheets.push(sheet);
    };
  }, []);
  return (
    <div
      ref={place}
      hidden
      data-style-sheets=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so React keeps the links
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}

/** The rules of a style sheet as text; "" if it could not be loaded. */
function textOf({ sheet }: HTMLLinkElement): string {
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("");
  } catch {
    // Chromium forbids reading the rules of a style sheet that it could not load.
    return "";
  }
}
