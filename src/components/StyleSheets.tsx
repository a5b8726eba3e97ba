import { useRef } from "react";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";

const LINKS = "[data-style-sheets] > [rel=stylesheet]";

/** The links in the HTML, until their rules are kept elsewhere. Filled before React first changes the page. */
let links: HTMLLinkElement[] | undefined;

/**
 * The first of these in a page's HTML is where the build links the style sheets (publishing/loadingOrder.ts): the HTML itself has the
 * styles of what is above it. React removes the links with their page. Gatsby does not load these files again, so their rules are kept.
 *
 * So a rule must not set a shorthand with a custom property and then a part of it: browsers cannot write such a rule as text.
 */
export function StyleSheets() {
  if (typeof document !== "undefined") links ??= [...document.querySelectorAll<HTMLLinkElement>(LINKS)];
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    // If React could not hydrate the page, it has rendered all of it anew, without the links.
    if (links?.some(({ isConnected }) => !isConnected)) document.body.append(...links.splice(0));
    const element = place.current;
    return () => {
      if (!element?.querySelector("link")) return;
      const rules = links?.splice(0).flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]) ?? [];
      const kept = new CSSStyleSheet();
      kept.replaceSync(rules.map(({ cssText }) => cssText).join(""));
      document.adoptedStyleSheets.push(kept);
    };
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and lets React leave the build's links alone
  return <div ref={place} hidden data-style-sheets="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
