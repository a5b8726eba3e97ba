import { useRef } from "react";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";

/**
 * The first of these in a page's HTML is where the build links the style sheets (publishing/loadingOrder.ts): the HTML itself has the
 * styles of what is above it. React leaves the links alone.
 */
export function StyleSheets() {
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const links = place.current?.querySelectorAll("link") ?? [];
    return () => {
      // The links go with their page. But Gatsby does not load again what is in them, so the document keeps it.
      for (const { sheet } of links) {
        if (!sheet) continue;
        const kept = new CSSStyleSheet();
        kept.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join(""));
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, kept];
      }
    };
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
  return <div ref={place} hidden data-style-sheets="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
