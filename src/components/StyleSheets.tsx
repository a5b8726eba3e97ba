import { useRef } from "react";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";

const LINKS = "[data-style-sheets] > [rel=stylesheet]";

/** The links that the build has put into the HTML, until this module takes care of them. */
const links = typeof document === "undefined" ? [] : [...document.querySelectorAll<HTMLLinkElement>(LINKS)];

/**
 * The first of these in a page's HTML is where the build links the style sheets (publishing/loadingOrder.ts): the HTML itself has the
 * styles of what is above it. Gatsby does not load again what is linked there, so the document keeps it when the links go.
 */
export function StyleSheets() {
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    // If React could not hydrate the page, it has rendered all of it anew, without the links.
    if (links.some(({ isConnected }) => !isConnected)) document.body.append(...links.splice(0));
    const element = place.current;
    return () => {
      if (!element?.querySelector("link")) return;
      for (const { sheet } of links.splice(0)) {
        const kept = new CSSStyleSheet();
        kept.replaceSync([...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(""));
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, kept];
      }
    };
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
  return <div ref={place} hidden data-style-sheets="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
