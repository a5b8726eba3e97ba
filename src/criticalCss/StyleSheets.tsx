import { useRef } from "react";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";

const LINKS = "[data-style-sheets] > [rel=stylesheet]";

/** The links in the HTML, until their rules are kept elsewhere. Filled before React first changes the page. */
let links: HTMLLinkElement[] | undefined;

/**
 * The first of these in a page's HTML is where the build links the style sheets (inlineCriticalCss.ts): the HTML itself has the styles
 * of what is above it. React removes the links with their page. Gatsby does not load these files again, so their rules are kept.
 *
 * So a rule must not set a shorthand with a custom property and then a part of it: browsers cannot write such a rule as text.
 */
export function StyleSheets() {
  if (typeof document !== "undefined") links ??= [...document.querySelectorAll<HTMLLinkElement>(LINKS)];
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const kept = links ?? [];
    // If React could not hydrate the page, it has rendered all of it anew, without the links.
    if (kept.some(({ isConnected }) => !isConnected)) document.body.append(...kept.splice(0));
    // The other places in the page have no links.
    if (!place.current?.firstChild) return;
    // A sheet that could not be loaded is requested once more, by another URL: a browser may have cached the failure of the first one.
    for (const link of kept) if (!textOf(link)) link.href += "?again";
    return () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(kept.splice(0).map(textOf).join(""));
      document.adoptedStyleSheets.push(sheet);
    };
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and lets React leave the build's links alone
  return <div ref={place} hidden data-style-sheets="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

/** The rules of a style sheet as text; "" if it could not be loaded. */
function textOf({ sheet }: HTMLLinkElement): string {
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("");
  } catch {
    // Chromium does not let a page read the rules of a sheet that it could not load.
    return "";
  }
}
