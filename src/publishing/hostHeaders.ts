/** Name of the file below `public` that Netlify and Cloudflare Pages read their headers from. */
export const HOST_HEADERS_FILE = "_headers";

/** What the site never asks a browser for. */
const REFUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

// A page's meta element can hold all of its policy but this (CSP level 3, section 3.3); two policies both count.
const FOR_ALL: readonly [string, string][] = [
  ["Content-Security-Policy", "frame-ancestors 'none'"],
  ["X-Frame-Options", "DENY"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")],
];

interface HostHeadersOptions {
  /** Addresses of pages and data, whose content changes under the same name. */
  changing: readonly string[];
  /** Addresses of hashed files. */
  lasting: readonly string[];
  /** The folder under which the site stands, "" or "/folder". */
  pathPrefix: string;
}

/**
 * The headers of a host that reads them from a file (https://developers.cloudflare.com/pages/configuration/headers/, the same in
 * Netlify): security for all, a fresh look for what changes, a year without a question for what cannot. Each address has a rule
 * of its own: where two rules match, a host joins their values.
 */
export function hostHeaders({ changing, lasting, pathPrefix }: HostHeadersOptions): string {
  return [
    ruleOf(`${pathPrefix}/*`, FOR_ALL),
    ...changing.map((address) => ruleOf(address, [["Cache-Control", "public, max-age=0, must-revalidate"]])),
    ...lasting.map((address) => ruleOf(address, [["Cache-Control", "public, max-age=31536000, immutable"]])),
  ].join("\n");
}

function ruleOf(address: string, headers: readonly [string, string][]): string {
  return `${address}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
}
