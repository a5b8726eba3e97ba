const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address as the site may link to it, or null. Takes https, and http on loopback (for tests); anything else, an address
 * that carries a user name or password among it (`https://github.com@evil.example`), counts as absent.
 */
export function safeLink(address: string | null | undefined): string | null {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return null;
  const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  return isAllowed ? url.href : null;
}

function parseAddress(address: string | null | undefined): URL | null {
  try {
    return address ? new URL(address) : null;
  } catch {
    return null;
  }
}
