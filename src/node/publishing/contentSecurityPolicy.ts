import { createHash } from "node:crypto";

// A script ends at the first closing tag, even inside a string, as in a browser.
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
// The policy restricts only what follows it. Browsers look for the encoding in the first bytes.
const ENCODING = /<meta charset="utf-8"\/?>/i;

/**
 * Adds the content security policy to a complete page (docs/rules.md, 12.2).
 *
 * @param apiOrigin null if the page requests the list from the site itself
 * @throws Error if the page does not declare its encoding
 */
export function withContentSecurityPolicy(html: string, apiOrigin: string | null): string {
  if (!ENCODING.test(html))
    throw new Error("The page declares no encoding, so there is no place for its policy.");
  const policy = policyOf(html, apiOrigin);
  return html.replace(
    ENCODING,
    (encoding) =>
      `${encoding}<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      '<meta name="referrer" content="no-referrer">',
  );
}

function policyOf(page: string, apiOrigin: string | null) {
  const scripts = [...page.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !attributes.includes("application/ld+json"))
    .map(([, , text = ""]) => hashOf(text));
  const styles = [...page.matchAll(INLINE_STYLE)].map(([, text = ""]) => hashOf(text));
  return [
    // 'none' would block Gatsby's prefetch of page data in Firefox.
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Animations and Gatsby's route announcer set style attributes, which cannot run a script.
    "style-src-attr 'unsafe-inline'",
    ["connect-src 'self'", ...(apiOrigin ? [apiOrigin] : [])].join(" "),
    "worker-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** @see https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashOf(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
