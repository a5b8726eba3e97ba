import { createHash } from "node:crypto";

// In HTML a script ends at the first of these marks whatever it holds, so a pattern finds the same text as a browser.
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const WRITTEN_BEFORE = /<meta http-equiv="Content-Security-Policy"[^>]*><meta name="referrer"[^>]*>/;
// The policy stands before anything that it governs, and after the encoding, which a browser looks for in the first bytes.
const PLACE = /<meta charset="utf-8"\/?>/i;

/**
 * Gives a built page its policy: only scripts of the site and those that the build wrote into this very page, no frames, no
 * forms, no calls but to the site and the releases API. A page that has a policy gets it anew, so that a file that was not
 * rendered again stays as it is, byte for byte.
 *
 * @param html the whole page
 * @param apiOrigin origin of the releases API; null where the site itself has the list
 * @throws Error where the page has no place for it
 */
export function withContentSecurityPolicy(html: string, apiOrigin: string | null): string {
  const page = html.replace(WRITTEN_BEFORE, "");
  if (!PLACE.test(page)) throw new Error("The page declares no encoding, so its policy has no place to stand.");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page, apiOrigin)}">`;
  // A visitor's way through the site is nobody else's business.
  return page.replace(PLACE, (encoding) => `${encoding}${policy}<meta name="referrer" content="no-referrer">`);
}

function policyOf(page: string, apiOrigin: string | null): string {
  const scripts = [...page.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !attributes.includes("application/ld+json"))
    .map(([, , text = ""]) => hashOf(text));
  const styles = [...page.matchAll(INLINE_STYLE)].map(([, text = ""]) => hashOf(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Animations and the announcer of new pages write styles into attributes; no script can come of them.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(apiOrigin ? [apiOrigin] : [])].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** A text as a policy names it (CSP level 3, section 2.3.1). */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
