const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * A URL from outside as browsers write it, or null if the site may not link to it (docs/rules.md, 12.5 and 12.6). Allowed are https
 * and, for tests, http on loopback. A URL with a user name or password, such as `https://github.com@evil.example`, is not allowed.
 */
export function safeLink(text: string | null | undefined): string | null {
  const url = parseUrl(text);
  if (!url || url.username || url.password) return null;
  const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
  return isAllowed ? url.href : null;
}

/** Whether a URL leads to the device that opens it. */
export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.test(hostname);
}

function parseUrl(text: string | null | undefined): URL | null {
  try {
    return text ? new URL(text) : null;
  } catch {
    return null;
  }
}
