const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * A URL from outside in the form in which the site may link to it, or null (docs/rules.md, 12.5 and 12.6). It accepts https and, for
 * tests, http on loopback. A URL with a user name or password, such as `https://github.com@evil.example`, is not accepted.
 */
export function safeLink(text: string | null | undefined): string | null {
  const url = parseUrl(text);
  if (!url || url.username || url.password) return null;
  const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  return isAllowed ? url.href : null;
}

function parseUrl(text: string | null | undefined): URL | null {
  try {
    return text ? new URL(text) : null;
  } catch {
    return null;
  }
}
