import { createHash } from "node:crypto";

// In HTML, a script ends at the first closing tag whatever its text is, so a pattern finds the same text as a browser.
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
// The policy must be before everything that it restricts, and after the encoding, which browsers look for in the first bytes.
const ENCODING = /<meta charset="utf-8"\/?>/i;

/**
 * Adds the content security policy to a complete page (docs/rules.md, 12.3). Fails if the page does not declare its encoding.
 *
 * @param apiOrigin origin of the releases API; null if the site itself has the list
 */
export function withContentSecurityPolicy(html: string, apiOrigin: string | null): string {
  if (!ENCODING.test(html)) throw new Error("The page declares no encoding, so there is no place for its policy.");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, apiOrigin)}">`;
  // No other site needs to know which page a visitor was on.
  return html.replace(ENCODING, (encoding) => `${encoding}${policy}<meta name="referrer" content="no-referrer">`);
}

/** The content security policy of a complete page, which allows its inline scripts and styles by their hash. */
export function policyOf(page: string, apiOrigin: string | null): string {
  const scripts = [...page.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !attributes.includes("application/ld+json"))
    .map(([, , text = ""]) => hashOf(text));
  const styles = [...page.matchAll(INLINE_STYLE)].map(([, text = ""]) => hashOf(text));
  return [
    // Firefox judges a prefetch by this, and 'none' blocks Gatsby's page data there. Nothing else is judged by it: every other kind
    // of content has a line of its own, or falls back to one.
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Animations and Gatsby's announcer write styles into attributes. Such styles cannot run a script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(apiOrigin ? [apiOrigin] : [])].join(" "),
    "manifest-src 'self'",
    "worker-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

// CSP level 3, section 2.3.1.
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
