/**
 * Normalizes a URL from outside; null if the site must not link to it. A link is https or, for
 * tests, http on loopback. It has no user name: `https://github.com@evil.example` is not GitHub.
 */
export function safeLink(text: string): string | null {
  try {
    // The oldest supported browsers lack `URL.canParse`.
    const url = new URL(text);
    const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
    return isAllowed && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether a URL leads to the device that opens it. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
